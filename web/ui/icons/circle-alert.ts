/** From lucide (ISC licence), written by scripts/generate-icons.ts. */
export const CircleAlert: string = '<path d="M2 12a10 10 0 0 1 20 0a10 10 0 0 1 -20 0zM12 8L12 12M12 16L12.01 16"/>'
