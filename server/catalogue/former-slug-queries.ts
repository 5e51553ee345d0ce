import { readRows, type Trx } from '#database/pool.ts'

/** The address of a record that goes, and those it had before, lead to another of its kind. */
export async function leadOn(
  trx: Trx,
  kind: 'category' | 'printer',
  { slug, id }: { slug: string; id: number },
  to: number,
): Promise<void> {
  await readRows(trx, 'update former_slugs set target_id = $3 where kind = $1 and target_id = $2', [
    kind,
    id,
    to,
  ])
  await readRows(
    trx,
    `insert into former_slugs (kind, slug, target_id) values ($1, $2, $3)
    on conflict (kind, slug) do update set target_id = excluded.target_id, since = now()`,
    [kind, slug, to],
  )
}
