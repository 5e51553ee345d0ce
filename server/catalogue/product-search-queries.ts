import { readRows, type Trx } from '#database/pool.ts'

/**
 * Makes the codes anew of articles and of those that are found by their codes: what replaces them,
 * and packs.
 */
export async function refreshCodes(trx: Trx, ids: readonly number[]): Promise<void> {
  await readRows(
    trx,
    `with direct as (
      select unnest($1::int[]) as id union select p.id from products p where p.replaces_product_id = any($1::int[])
    ), touched as (
      select id from direct union select m.pack_id from pack_members m join direct on direct.id = m.member_id
    ), ids as materialized (select array(select id from touched order by id) as all_ids)
    select refresh_product_keys(all_ids) from ids`,
    [ids],
  )
}

/** Makes the words anew that new articles are found by. */
export async function makeWords(trx: Trx, ids: readonly number[]): Promise<void> {
  await readRows(trx, 'select refresh_product_words($1::int[])', [ids])
}

/** Lets typing errors be measured against their words. */
export async function learnWords(trx: Trx, ids: readonly number[]): Promise<void> {
  await readRows(trx, 'select learn_search_words($1::int[])', [ids])
}
