/** From lucide (ISC licence), written by scripts/generate-icons.ts. */
export const GripVertical: string = '<path d="M8 12a1 1 0 0 1 2 0a1 1 0 0 1 -2 0zM8 5a1 1 0 0 1 2 0a1 1 0 0 1 -2 0zM8 19a1 1 0 0 1 2 0a1 1 0 0 1 -2 0zM14 12a1 1 0 0 1 2 0a1 1 0 0 1 -2 0zM14 5a1 1 0 0 1 2 0a1 1 0 0 1 -2 0zM14 19a1 1 0 0 1 2 0a1 1 0 0 1 -2 0z"/>'
