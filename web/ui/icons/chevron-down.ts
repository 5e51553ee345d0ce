/** From lucide (ISC licence), written by scripts/generate-icons.ts. */
export const ChevronDown: string = '<path d="M6 9l6 6 6-6"/>'
