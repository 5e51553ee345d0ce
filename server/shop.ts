import type { Logger } from 'pino'

import type { Db } from '#database/pool.ts'

import type { ReferencesReader } from './catalogue/references.ts'
import type { AccessPoint } from './invoices/access-point.ts'
import type { PaymentProvider } from './payments/provider.ts'
import type { ReaderCache } from './platform/cached-reader.ts'
import type { JobRunner } from './platform/job-queue.ts'
import type { LiveStreams } from './platform/live-streams.ts'
import type { MediaStore } from './platform/media-store.ts'
import type { Secrets } from './platform/secrets.ts'
import type { SearchLog } from './search/search-log.ts'
import type { VocabularyReader } from './search/vocabulary.ts'
import type { SettingsReader } from './settings/read-settings.ts'

/** What main.ts opens and every feature is given; there are no globals. */
export interface Shop {
  db: Db
  cache: ReaderCache
  settings: SettingsReader
  references: ReferencesReader
  vocabulary: VocabularyReader
  clock: () => Date
  log: Logger
  /** The shop's public address, without a trailing slash. */
  publicUrl: string
  jobs: JobRunner
  secrets: Secrets
  provider: PaymentProvider
  media: MediaStore
  searches: SearchLog
  /** What staff see without asking again. */
  live: LiveStreams
  /** Where e-invoices go. */
  accessPoint: AccessPoint
  /** Off for tests and benchmarks: every limit on how often or how much. */
  hasLimits: boolean
  /** Where VAT numbers are checked. */
  viesUrl: string
}
