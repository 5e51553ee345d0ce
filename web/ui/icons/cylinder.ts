/** From lucide (ISC licence), written by scripts/generate-icons.ts. */
export const Cylinder: string = '<ellipse cx="12" cy="5" rx="9" ry="3"/><path d="M3 5v14a9 3 0 0 0 18 0V5"/>'
