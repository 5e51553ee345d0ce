/** From lucide (ISC licence), written by scripts/generate-icons.ts. */
export const ChevronRight: string = '<path d="M9 18l6-6-6-6"/>'
