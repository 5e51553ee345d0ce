/** From lucide (ISC licence), written by scripts/generate-icons.ts. */
export const CornerDownRight: string = '<path d="M15 10l5 5-5 5M4 4v7a4 4 0 0 0 4 4h12"/>'
