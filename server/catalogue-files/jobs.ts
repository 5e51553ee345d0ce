import type { Db } from '#database/pool.ts'
import { inBatches } from '#server/platform/in-batches.ts'
import type { JobDefinition } from '#server/platform/job-queue.ts'
import type { Shop } from '#server/shop.ts'

import { advanceImport } from './advance-import.ts'
import { deleteOldImports, importsAtWork } from './import-queries.ts'

export const IMPORT_QUEUE = 'catalogue-imports'
/** In case nothing woke it: after a restart it goes on with what was begun. */
const LOOK_SECONDS = 5

export function catalogueFileJobs(shop: Shop): JobDefinition[] {
  return [
    {
      queue: IMPORT_QUEUE,
      everySeconds: LOOK_SECONDS,
      run: (_, signal) => advanceAll(shop, signal),
    },
    {
      queue: 'forget-catalogue-imports',
      cron: '40 3 * * *',
      run: () => forgetOld(shop.db),
    },
  ]
}

async function advanceAll(shop: Shop, signal: AbortSignal | undefined): Promise<void> {
  for (const id of await importsAtWork(shop.db)) {
    // oxlint-disable-next-line no-await-in-loop -- one file after the other
    await advanceImport(shop, id, { signal })
  }
}

function forgetOld(db: Db): Promise<void> {
  return inBatches((limit) => deleteOldImports(db, limit))
}
