/** From lucide (ISC licence), written by scripts/generate-icons.ts. */
export const Search: string = '<path d="M21 21l-4.34-4.34M3 11a8 8 0 0 1 16 0a8 8 0 0 1 -16 0z"/>'
