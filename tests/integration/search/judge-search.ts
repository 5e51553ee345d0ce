import { type Db, readRows } from '#database/pool.ts'

import type { Answer } from './search-queries.ts'

/** What is known of an article to judge a search by. */
export interface ArticleFacts {
  sku: string
  name: string
  brand: string
  category: string
  color: string | null
  /** Every code it has or stands in for, without punctuation, in lower case. */
  codes: ReadonlySet<string>
  printers: ReadonlySet<string>
}

interface FactRow {
  sku: string
  name: string
  brand: string
  category: string
  color: string | null
  codes: string[]
  printers: string[]
}

export async function readFacts(db: Db): Promise<ReadonlyMap<string, ArticleFacts>> {
  const rows = await readRows<FactRow>(
    db,
    `select p.sku, p.name, b.slug as brand, c.slug as category, k.slug as color,
      array_remove(p.cartridge_code || p.search_codes || p.replaced_codes, null) as codes,
      array(select q.slug from fits f join printers q on q.id = f.printer_id where f.product_id = p.id) as printers
    from products p join brands b on b.id = p.brand_id join categories c on c.id = p.category_id left join colors k on k.id = p.color_id`,
  )
  return new Map(
    rows.map((row) => [
      row.sku,
      { ...row, codes: new Set(row.codes.flatMap(codesIn)), printers: new Set(row.printers) },
    ]),
  )
}

/** `PG-545/CL-546` is a pack of both codes. */
function codesIn(code: string): string[] {
  return [code, ...code.split('/')].map(bare)
}

function bare(code: string): string {
  return code.toLowerCase().replaceAll(/[^a-z0-9]+/g, '')
}

/** What is wrong with the first three articles; undefined when nothing is. */
export function judge(
  answer: Answer,
  skus: readonly string[],
  facts: ReadonlyMap<string, ArticleFacts>,
): string | undefined {
  const articles = skus.map((sku) => facts.get(sku)).filter((article) => article !== undefined)
  if (answer.sku !== undefined)
    return skus[0] === answer.sku ? undefined : `not first: ${answer.sku}`
  if (!articles.some((article) => isRight(answer, article))) return 'none is right'
  if (
    answer.printer !== undefined &&
    articles[0] !== undefined &&
    !suits(answer.printer, articles[0])
  )
    return 'the first does not fit'
  const stranger =
    answer.code === undefined
      ? undefined
      : articles.find((article) => !article.codes.has(bare(answer.code ?? '')))
  return stranger === undefined ? undefined : `another code: ${stranger.sku}`
}

function isRight(
  { code, printer, named, color, brand, category }: Answer,
  article: ArticleFacts,
): boolean {
  return (
    (code === undefined || article.codes.has(bare(code))) &&
    (printer === undefined || suits(printer, article)) &&
    (named === undefined || named.test(article.name)) &&
    (color === undefined || article.color === color) &&
    (brand === undefined || article.brand === brand) &&
    (category === undefined || article.category === category)
  )
}

function suits(printer: string, article: ArticleFacts): boolean {
  return article.printers.has(printer)
}
