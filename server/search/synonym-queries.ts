import type { Language } from '#contract/plain/languages.ts'
import { plainLetters } from '#contract/plain/plain-letters.ts'
import type { Columns } from '#database/columns.ts'
import { likeText } from '#database/like-text.ts'
import { type Db, readRows, type Trx } from '#database/pool.ts'

export type SynonymRow = Columns<
  'search_synonyms',
  'id' | 'language' | 'word' | 'means' | 'updated_at' | 'version'
>

/** What is written of one. */
export type SynonymFields = Pick<SynonymRow, 'language' | 'word' | 'means'>

const ROW = 'id, language, word, means, updated_at, version'

/** All of them, in the order in which the search learns them. */
export function allSynonyms(db: Db): Promise<SynonymFields[]> {
  return readRows(db, 'select language, word, means from search_synonyms order by id')
}

interface SynonymPage {
  search: string
  language: Language | undefined
  sort: 'word' | 'means' | 'updated_at'
  isAscending: boolean
  limit: number
  offset: number
}

export async function synonymsByPage(
  db: Db,
  { search, language, sort, isAscending, limit, offset }: SynonymPage,
): Promise<{ rows: SynonymRow[]; total: number }> {
  const values: unknown[] = []
  const conditions = ['true']
  if (language !== undefined) conditions.push(`language = $${values.push(language)}`)
  if (search !== '')
    conditions.push(
      `word || ' ' || means like '%' || $${values.push(likeText(plainLetters(search)))} || '%'`,
    )
  const where = conditions.join(' and ')
  const way = isAscending ? 'asc' : 'desc'
  const [rows, [count]] = await Promise.all([
    readRows<SynonymRow>(
      db,
      `select ${ROW} from search_synonyms where ${where} order by ${sort} ${way}, id ${way}
      limit $${values.length + 1} offset $${values.length + 2}`,
      [...values, limit, offset],
    ),
    readRows<{ total: number }>(
      db,
      `select count(*)::int as total from search_synonyms where ${where}`,
      values,
    ),
  ])
  return { rows, total: count?.total ?? 0 }
}

export async function synonymById(db: Db, id: number): Promise<SynonymRow | undefined> {
  const [row] = await readRows<SynonymRow>(db, `select ${ROW} from search_synonyms where id = $1`, [
    id,
  ])
  return row
}

export async function lockSynonym(trx: Trx, id: number): Promise<SynonymRow | undefined> {
  const [row] = await readRows<SynonymRow>(
    trx,
    `select ${ROW} from search_synonyms where id = $1 for update`,
    [id],
  )
  return row
}

export async function insertSynonym(
  trx: Trx,
  { language, word, means }: SynonymFields,
): Promise<SynonymRow> {
  const [row] = await readRows<SynonymRow>(
    trx,
    `insert into search_synonyms (language, word, means) values ($1, $2, $3) returning ${ROW}`,
    [language, word, means],
  )
  if (row === undefined) throw new Error('The search word was not written')
  return row
}

export async function updateSynonym(
  trx: Trx,
  id: number,
  { language, word, means }: SynonymFields,
): Promise<SynonymRow> {
  const [row] = await readRows<SynonymRow>(
    trx,
    `update search_synonyms set language = $2, word = $3, means = $4, version = version + 1, updated_at = now()
    where id = $1 returning ${ROW}`,
    [id, language, word, means],
  )
  if (row === undefined) throw new Error('The search word is gone')
  return row
}

export async function deleteSynonymRow(trx: Trx, id: number): Promise<void> {
  await readRows(trx, 'delete from search_synonyms where id = $1', [id])
}
