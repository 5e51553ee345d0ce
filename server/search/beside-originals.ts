interface Offered {
  id: number
  /** What can be sold now. */
  stock: number
  /** The house brand's article that replaces this original. */
  alternative: { id: number } | null
}

/**
 * Puts what is sold out last, and an original together with the house brand's article for it, in the
 * place of the better of the two. No article stands there twice: one that has a line of its own, because
 * its original is sold out or because the house brand is asked for, is beside no other.
 */
export function besideOriginals<Article extends Offered>(
  articles: readonly Article[],
  { wantsHouseBrand }: { wantsHouseBrand: boolean },
): Article[] {
  const ordered = articles.toSorted((a, b) => Number(a.stock <= 0) - Number(b.stock <= 0))
  const originals = new Map(
    ordered
      .filter(({ stock }) => stock > 0 && !wantsHouseBrand)
      .flatMap((article) =>
        article.alternative === null ? [] : [[article.alternative.id, article] as const],
      ),
  )
  const lines = new Set(ordered.map((article) => originals.get(article.id) ?? article))
  const alone = new Set([...lines].map(({ id }) => id))
  return [...lines].map((line) =>
    line.alternative !== null && alone.has(line.alternative.id)
      ? { ...line, alternative: null }
      : line,
  )
}
