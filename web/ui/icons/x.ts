/** From lucide (ISC licence), written by scripts/generate-icons.ts. */
export const X: string = '<path d="M18 6 6 18"/><path d="m6 6 12 12"/>'
