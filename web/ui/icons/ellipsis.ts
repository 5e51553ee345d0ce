/** From lucide (ISC licence), written by scripts/generate-icons.ts. */
export const Ellipsis: string = '<path d="M11 12a1 1 0 0 1 2 0a1 1 0 0 1 -2 0zM18 12a1 1 0 0 1 2 0a1 1 0 0 1 -2 0zM4 12a1 1 0 0 1 2 0a1 1 0 0 1 -2 0z"/>'
