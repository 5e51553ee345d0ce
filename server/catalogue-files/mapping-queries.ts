import type { CatalogueColumn } from '#contract/plain/catalogue-columns.ts'
import { type Db, readRows, type Trx } from '#database/pool.ts'

/** What the columns of a file with these headings meant the last time. */
export async function rememberedMapping(
  db: Db,
  headings: string,
): Promise<Record<string, CatalogueColumn | null> | undefined> {
  const [row] = await readRows<{ mapping: Record<string, CatalogueColumn | null> }>(
    db,
    'update catalogue_import_mappings set used_at = now() where headings = $1 returning mapping',
    [headings],
  )
  return row?.mapping
}

export async function rememberMapping(
  trx: Trx,
  headings: string,
  mapping: Record<string, CatalogueColumn | null>,
): Promise<void> {
  await readRows(
    trx,
    `insert into catalogue_import_mappings (headings, mapping) values ($1, $2::jsonb)
    on conflict (headings) do update set mapping = excluded.mapping, used_at = now()`,
    [headings, JSON.stringify(mapping)],
  )
}
