/** From lucide (ISC licence), written by scripts/generate-icons.ts. */
export const Plus: string = '<path d="M5 12h14M12 5v14"/>'
