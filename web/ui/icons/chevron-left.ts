/** From lucide (ISC licence), written by scripts/generate-icons.ts. */
export const ChevronLeft: string = '<path d="M15 18l-6-6 6-6"/>'
