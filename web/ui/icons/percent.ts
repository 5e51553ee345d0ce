/** From lucide (ISC licence), written by scripts/generate-icons.ts. */
export const Percent: string = '<path d="M19 5L5 19M4 6.5a2.5 2.5 0 0 1 5 0a2.5 2.5 0 0 1 -5 0zM15 17.5a2.5 2.5 0 0 1 5 0a2.5 2.5 0 0 1 -5 0z"/>'
