import type { Article } from './catalogue-facts.ts'

type Ids = ReadonlyMap<string, number>

const MAX_RELATED = 8

/** House-brand article → the original it stands in for. */
export function replacements(articles: readonly Article[], ids: Ids): [number, number][] {
  const bySlug = new Map(articles.map((article) => [article.slug, article]))
  return articles.flatMap(({ slug, capacity, replaces = [] }): [number, number][] => {
    const id = ids.get(slug)
    // An XL stands in for the standard one too: it is compared with the XL.
    const same = replaces.find((other) => bySlug.get(other)?.capacity === capacity)
    const original = ids.get(same ?? replaces[0] ?? '')
    return id === undefined || original === undefined ? [] : [[id, original]]
  })
}

/** The codes of every original an article stands in for, with and without the brand. */
export function replacedCodes(articles: readonly Article[]): (article: Article) => string[] {
  const bySlug = new Map(articles.map((article) => [article.slug, article]))
  return ({ replaces = [] }) =>
    replaces.flatMap((slug) => {
      const { displayCode = '', aliases = [], manufacturerPartNumber } = bySlug.get(slug) ?? {}
      return [
        displayCode,
        displayCode.replace(/^\S+ /, ''),
        manufacturerPartNumber ?? '',
        ...aliases,
      ].filter((code) => code !== '')
    })
}

/** The same code and colour in another capacity: standard ↔ XL. */
export function capacityLinks(articles: readonly Article[], ids: Ids): [number, number][] {
  const families = Map.groupBy(
    articles.filter(({ family, pack }) => family !== undefined && pack === 'single'),
    ({ brand, origin, family, colour, format }) =>
      [brand, origin, family, colour, format].join('|'),
  )
  return [...families.values()].flatMap((members) =>
    members.flatMap((article) => linkOf(article, members, ids)),
  )
}

function linkOf(article: Article, members: readonly Article[], ids: Ids): [number, number][] {
  const id = ids.get(article.slug)
  const other = members.find(
    ({ capacity, compatiblePrinters }) =>
      capacity !== article.capacity && sharesPrinter(compatiblePrinters, article),
  )
  const otherId = ids.get(other?.slug ?? '')
  return id === undefined || otherId === undefined ? [] : [[id, otherId]]
}

function sharesPrinter(printers: readonly string[], { compatiblePrinters }: Article): boolean {
  return printers.some((printer) => compatiblePrinters.includes(printer))
}

/** Pack → members with how often each is inside (a twin pack holds one member twice). */
export function packRows(articles: readonly Article[], ids: Ids) {
  return articles.flatMap(({ slug, members = [] }) => {
    const counts = new Map<string, number>()
    for (const member of members) counts.set(member, (counts.get(member) ?? 0) + 1)
    return [...counts].map(([member, quantity], position) => ({
      pack_id: ids.get(slug) ?? 0,
      member_id: ids.get(member) ?? 0,
      quantity,
      position,
    }))
  })
}

/** A fit counts as confirmed when every pair of the article stands in a public list. */
export function fitRows(articles: readonly Article[], ids: Ids, printers: Ids) {
  return articles.flatMap((article) => {
    const { compatiblePrinters, compatibilityPairsConfirmedByHplip = 0, source, slug } = article
    const isConfirmed =
      compatiblePrinters.length > 0 &&
      compatibilityPairsConfirmedByHplip === compatiblePrinters.length
    return compatiblePrinters.map((printer) => ({
      product_id: ids.get(slug) ?? 0,
      printer_id: printers.get(printer) ?? 0,
      source,
      is_confirmed: isConfirmed,
    }))
  })
}

/** What goes well with an article: other supplies of its printers, and paper; with a printer, its supplies. */
export function relatedRows(articles: readonly Article[], ids: Ids) {
  const byFamily = Map.groupBy(
    articles.filter(({ family }) => family !== undefined),
    ({ family }) => family,
  )
  const byPrinter = new Map<string, Article[]>()
  for (const article of articles) {
    const [first] = article.compatiblePrinters
    if (first !== undefined && article.category === 'accessories')
      byPrinter.set(first, [...(byPrinter.get(first) ?? []), article])
  }
  const paper = articles.filter(({ subcategory }) => subcategory === 'paper').slice(1, 3)
  return articles.flatMap((article) => {
    const family = (byFamily.get(article.family) ?? []).filter(
      ({ variantGroup, slug }) =>
        slug !== article.slug && (variantGroup ?? '') !== article.variantGroup,
    )
    const ownBrandFirst = family.toSorted(
      (a, b) => Number(b.origin === article.origin) - Number(a.origin === article.origin),
    )
    const accessories = article.compatiblePrinters.flatMap(
      (printer) => byPrinter.get(printer) ?? [],
    )
    const slugs = new Set([
      ...(article.recommendedConsumables ?? []),
      ...ownBrandFirst.slice(0, 5).map(({ slug }) => slug),
      ...accessories.slice(0, 2).map(({ slug }) => slug),
      ...paper.map(({ slug }) => slug),
      ...sameShelf(article, articles),
    ])
    slugs.delete(article.slug)
    return [...slugs].slice(0, MAX_RELATED).map((slug, position) => ({
      product_id: ids.get(article.slug) ?? 0,
      related_id: ids.get(slug) ?? 0,
      position,
    }))
  })
}

function sameShelf(
  { subcategory, category, family }: Article,
  articles: readonly Article[],
): string[] {
  if (family !== undefined || category === 'printers') return []
  return articles
    .filter((other) => other.category === category && other.subcategory === subcategory)
    .slice(0, 6)
    .map(({ slug }) => slug)
}
