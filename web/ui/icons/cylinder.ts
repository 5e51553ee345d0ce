/** From lucide (ISC licence), written by scripts/generate-icons.ts. */
export const Cylinder: string = '<path d="M3 5a9 3 0 0 1 18 0a9 3 0 0 1 -18 0zM3 5v14a9 3 0 0 0 18 0V5"/>'
