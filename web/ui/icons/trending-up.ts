/** From lucide (ISC licence), written by scripts/generate-icons.ts. */
export const TrendingUp: string = '<path d="M16 7h6v6M22 7l-8.5 8.5-5-5L2 17"/>'
