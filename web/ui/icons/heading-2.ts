/** From lucide (ISC licence), written by scripts/generate-icons.ts. */
export const Heading2: string = '<path d="M4 12h8M4 18V6M12 18V6M21 18h-4c0-4 4-3 4-6 0-1.5-2-2.5-4-1"/>'
