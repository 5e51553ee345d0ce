/** The two words a long one may be made of, with the letters Dutch puts between them. */
export function halvesOf(word: string): string[][] {
  if (word.length < 8 || !/^[a-z]+$/.test(word)) return []
  return Array.from({ length: word.length - 7 }, (_, place) => place + 4).flatMap((cut) => {
    const [head, tail] = [word.slice(0, cut), word.slice(cut)]
    const bare = head.replace(/(s|en)$/, '')
    return bare !== head && bare.length >= 4
      ? [
          [head, tail],
          [bare, tail],
        ]
      : [[head, tail]]
  })
}
