/** From lucide (ISC licence), written by scripts/generate-icons.ts. */
export const Clock: string = '<path d="M2 12a10 10 0 0 1 20 0a10 10 0 0 1 -20 0zM12 6v6l4 2"/>'
