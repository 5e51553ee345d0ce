/** From lucide (ISC licence), written by scripts/generate-icons.ts. */
export const X: string = '<path d="M18 6 6 18M6 6l12 12"/>'
