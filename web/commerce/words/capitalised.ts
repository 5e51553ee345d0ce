/** Names of colours come in lower case; on their own they start a line. */
export function capitalised(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1)
}
