import * as z from 'zod'

import { productFilter } from './admin-products.ts'
import {
  dataOf,
  endpoint,
  fileAnswer,
  formFlag,
  idParams,
  listOf,
  pageQuery,
  keptFile,
} from './endpoint.ts'
import { CATALOGUE_COLUMNS, IMPORT_STATES, ROW_OUTCOMES } from './plain/catalogue-columns.ts'

const tag = 'Catalogue files'
const FILE_BYTES_AT_MOST = 64_000_000
const HEADINGS_AT_MOST = 200

const column = z.enum(CATALOGUE_COLUMNS)

const ImportColumn = z.object({
  /** As the file calls it. */
  heading: z.string(),
  /** What it goes to; null is left out. */
  column: column.nullable(),
  /** Its first values. */
  samples: z.array(z.string()),
})

/** A file of articles, and how far it has come. */
export const CatalogueImport = z.object({
  id: z.int(),
  file_name: z.string(),
  format: z.enum(['csv', 'json']),
  /** `UTF-8` or `Windows-1252`. */
  encoding: z.string(),
  /** What parts the cells of a CSV file; '' for JSON. */
  delimiter: z.string(),
  /**
   * `columns` waits for what the columns mean, `checked` for somebody to apply it; `checking` and
   * `applying` go on by themselves, also after a restart of the server.
   */
  state: z.enum(IMPORT_STATES),
  /** Whether articles that do not exist yet are made. */
  creates: z.boolean(),
  columns: z.array(ImportColumn),
  /** Whether the columns' meaning is that of the last file with the same headings. */
  is_remembered: z.boolean(),
  rows: z.int(),
  /** Rows that are to be made or changed, or were. */
  created: z.int(),
  changed: z.int(),
  unchanged: z.int(),
  failed_rows: z.int(),
  /** Rows that have been checked, or applied, so far. */
  done_rows: z.int(),
  /** Rows that were to be written when it was cancelled, and were not. */
  left_rows: z.int(),
  by: z.string(),
  created_at: z.string(),
  applied_at: z.string().nullable(),
  finished_at: z.string().nullable(),
})
export type CatalogueImport = z.infer<typeof CatalogueImport>

const Failure = z.object({ line: z.int(), reason: z.string() })

const ImportRow = z.object({
  /** Row in the file, its heading being row 1. */
  line: z.int(),
  sku: z.string(),
  name: z.string().nullable(),
  thumbnail: z.string().nullable(),
  product_id: z.int().nullable(),
  outcome: z.enum(ROW_OUTCOMES),
  is_done: z.boolean(),
  changes: z.array(
    z.object({ column, before: z.string().nullable(), after: z.string().nullable() }),
  ),
  /** Why it failed, in words; '' when it did not. */
  reason: z.string(),
})
export type ImportRow = z.infer<typeof ImportRow>

/** Which of a file's headings goes to which column; headings left out keep what they go to. */
const Mapping = z
  .array(z.strictObject({ heading: z.string().max(200), column: column.nullable() }))
  .max(HEADINGS_AT_MOST)

export const exportProducts = endpoint({
  method: 'GET',
  paths: { '/admin/products/export': 'staff' },
  tag,
  summary: 'Articles with all that is written of them, as CSV or JSON that imports back unchanged',
  query: z.strictObject({ ...productFilter, format: z.enum(['csv', 'json']).optional() }),
  answer: fileAnswer,
  file: 'text/csv; charset=utf-8',
})

export const importProducts = endpoint({
  method: 'POST',
  paths: { '/admin/products/import': 'staff' },
  tag,
  summary:
    'Reads a CSV or JSON file of articles and says what it would change; `apply=true` writes it. A long file goes on after the answer: see `state`',
  uploads: { maxBytes: FILE_BYTES_AT_MOST, areKept: true },
  body: z.strictObject({
    file: keptFile,
    apply: formFlag,
    /** `false` reads the file only, so that its columns can be looked at first. */
    check: formFlag,
    /** `false`: rows whose article does not exist fail. */
    creates: formFlag,
  }),
  answer: dataOf(
    z.object({
      ...CatalogueImport.shape,
      /** The first of them; all are in `…/imports/{id}/failed`. */
      failed: z.array(Failure),
    }),
  ),
})

export const listImports = endpoint({
  method: 'GET',
  paths: { '/admin/products/imports': 'staff' },
  tag,
  summary: 'The files of the last 90 days, newest first',
  query: z.strictObject(pageQuery),
  answer: listOf(CatalogueImport),
})

export const showImport = endpoint({
  method: 'GET',
  paths: { '/admin/products/imports/{id}': 'staff' },
  tag,
  summary: 'One file, and how far it has come',
  params: idParams,
  answer: dataOf(CatalogueImport),
})

export const mapImport = endpoint({
  method: 'PUT',
  paths: { '/admin/products/imports/{id}': 'staff' },
  tag,
  summary:
    'Says what the columns mean, which is remembered for files with the same headings, and checks the file anew',
  params: idParams,
  body: z.strictObject({ mapping: Mapping, creates: z.boolean().optional() }),
  answer: dataOf(CatalogueImport),
})

export const listImportRows = endpoint({
  method: 'GET',
  paths: { '/admin/products/imports/{id}/rows': 'staff' },
  tag,
  summary: 'The rows of a file, with what each changes or why it fails',
  params: idParams,
  query: z.strictObject({ ...pageQuery, outcome: z.enum(ROW_OUTCOMES).optional() }),
  answer: listOf(ImportRow),
})

export const applyImport = endpoint({
  method: 'POST',
  paths: { '/admin/products/imports/{id}/apply': 'staff' },
  tag,
  summary:
    'Writes the rows of a checked file, part by part; an article that was changed since the check is left alone',
  params: idParams,
  body: z.strictObject({}).nullish(),
  answer: dataOf(CatalogueImport),
})

export const cancelImport = endpoint({
  method: 'POST',
  paths: { '/admin/products/imports/{id}/cancel': 'staff' },
  tag,
  summary: 'Stops a file after the part it is at; what was written stays, each row of it whole',
  params: idParams,
  body: z.strictObject({}).nullish(),
  answer: dataOf(CatalogueImport),
})

export const exportFailedRows = endpoint({
  method: 'GET',
  paths: { '/admin/products/imports/{id}/failed': 'staff' },
  tag,
  summary: 'The rows that failed, with the reason beside them, to be mended and uploaded again',
  params: idParams,
  query: z.strictObject({ format: z.enum(['csv', 'json']).optional() }),
  answer: fileAnswer,
  file: 'text/csv; charset=utf-8',
})
