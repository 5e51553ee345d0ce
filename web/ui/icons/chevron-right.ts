/** From lucide (ISC licence), written by scripts/generate-icons.ts. */
export const ChevronRight: string = '<path d="m9 18 6-6-6-6"/>'
