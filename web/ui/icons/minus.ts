/** From lucide (ISC licence), written by scripts/generate-icons.ts. */
export const Minus: string = '<path d="M5 12h14"/>'
