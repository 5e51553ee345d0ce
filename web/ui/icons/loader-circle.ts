/** From lucide (ISC licence), written by scripts/generate-icons.ts. */
export const LoaderCircle: string = '<path d="M21 12a9 9 0 1 1-6.219-8.56"/>'
