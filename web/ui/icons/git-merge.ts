/** From lucide (ISC licence), written by scripts/generate-icons.ts. */
export const GitMerge: string = '<path d="M15 18a3 3 0 0 1 6 0a3 3 0 0 1 -6 0zM3 6a3 3 0 0 1 6 0a3 3 0 0 1 -6 0zM6 21V9a9 9 0 0 0 9 9"/>'
