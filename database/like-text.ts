/** A text as it stands inside a `like` pattern: its `%`, `_` and `\` mean themselves. */
export function likeText(text: string): string {
  return text.replaceAll(/[%_\\]/g, String.raw`\$&`)
}
