/** From lucide (ISC licence), written by scripts/generate-icons.ts. */
export const CircleCheck: string = '<circle cx="12" cy="12" r="10"/><path d="m16 9-5.5 5.5L8 12"/>'
