/** From lucide (ISC licence), written by scripts/generate-icons.ts. */
export const ArrowLeft: string = '<path d="m12 19-7-7 7-7"/><path d="M19 12H5"/>'
