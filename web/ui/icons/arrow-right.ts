/** From lucide (ISC licence), written by scripts/generate-icons.ts. */
export const ArrowRight: string = '<path d="M5 12h14"/><path d="m12 5 7 7-7 7"/>'
