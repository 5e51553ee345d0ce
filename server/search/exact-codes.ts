import { type Db, readRows } from '#database/pool.ts'

export interface CodeOwner {
  key: string
  product_id: number
  /** 1 a code of its own, 2 and 3 the code of its cartridge, 4 the code it replaces. */
  rank: number
  /** Set where the number is of one colour of the article. */
  product_color_id: number | null
}

/** Ranks past this are codes of what is in a pack, and figures of codes alone: a search's business. */
const OWN_RANK = 4

/** Those of these keys that are the code of an article or the name of a printer. */
export async function knownCodes(db: Db, keys: readonly string[]): Promise<string[]> {
  const rows = await readRows<{ key: string }>(
    db,
    `select k.key from unnest($1::text[]) as k (key)
    where exists (select from product_keys p where p.key = k.key and p.rank <= ${OWN_RANK}) or exists (select from printer_keys q where q.key = k.key)`,
    [keys],
  )
  return rows.map(({ key }) => key)
}

/** Whose codes these are, in the spelling of search_key(): one statement for all of them. */
export function ownersOfCodes(db: Db, keys: readonly string[]): Promise<CodeOwner[]> {
  return readRows<CodeOwner>(
    db,
    `select k.key, k.product_id, k.rank, null as product_color_id
    from product_keys k join products p on p.id = k.product_id and p.status = 'active' where k.key = any($1::text[]) and k.rank <= ${OWN_RANK}
    union all
    select search_key(c.sku), c.product_id, 1, c.id
    from product_colors c join products p on p.id = c.product_id and p.status = 'active' where search_key(c.sku) = any($1::text[])
    order by 1, 3, 2`,
    [keys],
  )
}
