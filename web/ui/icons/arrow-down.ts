/** From lucide (ISC licence), written by scripts/generate-icons.ts. */
export const ArrowDown: string = '<path d="M12 5v14M19 12l-7 7-7-7"/>'
