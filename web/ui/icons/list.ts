/** From lucide (ISC licence), written by scripts/generate-icons.ts. */
export const List: string = '<path d="M3 5h.01M3 12h.01M3 19h.01M8 5h13M8 12h13M8 19h13"/>'
