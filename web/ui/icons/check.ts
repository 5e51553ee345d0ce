/** From lucide (ISC licence), written by scripts/generate-icons.ts. */
export const Check: string = '<path d="M20 6 9 17l-5-5"/>'
