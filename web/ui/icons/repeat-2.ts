/** From lucide (ISC licence), written by scripts/generate-icons.ts. */
export const Repeat2: string = '<path d="M2 9l3-3 3 3M13 18H7a2 2 0 0 1-2-2V6M22 15l-3 3-3-3M11 6h6a2 2 0 0 1 2 2v10"/>'
