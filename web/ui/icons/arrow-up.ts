/** From lucide (ISC licence), written by scripts/generate-icons.ts. */
export const ArrowUp: string = '<path d="M5 12l7-7 7 7M12 19V5"/>'
