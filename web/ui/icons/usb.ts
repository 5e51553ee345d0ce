/** From lucide (ISC licence), written by scripts/generate-icons.ts. */
export const Usb: string = '<path d="M9 7a1 1 0 0 1 2 0a1 1 0 0 1 -2 0zM3 20a1 1 0 0 1 2 0a1 1 0 0 1 -2 0zM4.7 19.3 19 5M21 3l-3 1 2 2ZM9.26 7.68 5 12l2 5M10 14l5 2 3.5-3.5M18 12l1-1 1 1-1 1Z"/>'
