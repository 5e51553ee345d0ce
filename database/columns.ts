import type { Selectable } from 'kysely'

import type { Schema } from './schema.ts'

type Row<Table extends keyof Schema> = Selectable<Schema[Table]>

/** Columns of a table as a select answers them: what the rows of hand-written SQL are made of. */
export type Columns<Table extends keyof Schema, Name extends keyof Row<Table>> = Pick<
  Row<Table>,
  Name
>
