import { readRows, type Trx } from '#database/pool.ts'
import type { Staff } from '#server/platform/context.ts'

import type { ImportTable } from './import-queries.ts'

/** In whose name the rows of a file are written, whoever goes on with it. */
export async function staffOfImport(
  trx: Trx,
  { applied_by: appliedBy, created_by: createdBy, ip }: ImportTable,
): Promise<Staff> {
  const [row] = await readRows<{ id: number; name: string }>(
    trx,
    'select id, name from users where id = $1',
    [appliedBy ?? createdBy],
  )
  if (row === undefined) throw new Error('Nobody has applied this import')
  return { ...row, ip }
}
