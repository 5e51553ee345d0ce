/** From lucide (ISC licence), written by scripts/generate-icons.ts. */
export const Info: string = '<circle cx="12" cy="12" r="10"/><path d="M12 16v-4"/><path d="M12 8h.01"/>'
