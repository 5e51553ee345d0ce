/** From lucide (ISC licence), written by scripts/generate-icons.ts. */
export const ChevronDown: string = '<path d="m6 9 6 6 6-6"/>'
