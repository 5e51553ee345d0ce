/** From lucide (ISC licence), written by scripts/generate-icons.ts. */
export const Menu: string = '<path d="M4 5h16M4 12h16M4 19h16"/>'
