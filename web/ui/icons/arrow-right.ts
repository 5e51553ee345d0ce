/** From lucide (ISC licence), written by scripts/generate-icons.ts. */
export const ArrowRight: string = '<path d="M5 12h14M12 5l7 7-7 7"/>'
