/** From lucide (ISC licence), written by scripts/generate-icons.ts. */
export const GalleryVerticalEnd: string = '<path d="M7 2h10M5 6h14M5 10h14a2 2 0 0 1 2 2v8a2 2 0 0 1 -2 2h-14a2 2 0 0 1 -2 -2v-8a2 2 0 0 1 2 -2z"/>'
