/** From lucide (ISC licence), written by scripts/generate-icons.ts. */
export const SearchCheck: string = '<path d="M8 11l2 2 4-4M3 11a8 8 0 0 1 16 0a8 8 0 0 1 -16 0zM21 21l-4.3-4.3"/>'
