/** From lucide (ISC licence), written by scripts/generate-icons.ts. */
export const Clock: string = '<circle cx="12" cy="12" r="10"/><path d="M12 6v6l4 2"/>'
