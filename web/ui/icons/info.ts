/** From lucide (ISC licence), written by scripts/generate-icons.ts. */
export const Info: string = '<path d="M2 12a10 10 0 0 1 20 0a10 10 0 0 1 -20 0zM12 16v-4M12 8h.01"/>'
