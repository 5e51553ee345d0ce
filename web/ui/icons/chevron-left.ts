/** From lucide (ISC licence), written by scripts/generate-icons.ts. */
export const ChevronLeft: string = '<path d="m15 18-6-6 6-6"/>'
