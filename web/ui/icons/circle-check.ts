/** From lucide (ISC licence), written by scripts/generate-icons.ts. */
export const CircleCheck: string = '<path d="M2 12a10 10 0 0 1 20 0a10 10 0 0 1 -20 0zM16 9l-5.5 5.5L8 12"/>'
