/** From lucide (ISC licence), written by scripts/generate-icons.ts. */
export const ArrowLeft: string = '<path d="M12 19l-7-7 7-7M19 12H5"/>'
