/** From lucide (ISC licence), written by scripts/generate-icons.ts. */
export const Ban: string = '<path d="M2 12a10 10 0 0 1 20 0a10 10 0 0 1 -20 0zM4.929 4.929 19.07 19.071"/>'
