import { createCallLimit, deleteStalePoints } from '#server/platform/failure-limit.ts'
import { inBatches } from '#server/platform/in-batches.ts'
import type { JobDefinition } from '#server/platform/job-queue.ts'
import type { Shop } from '#server/shop.ts'

import { deleteStaleCodes } from './code-queries.ts'
import { mailCode } from './mail-code.ts'
import { CODE_QUEUE } from './request-code.ts'
import { deleteStaleTokens } from './session-queries.ts'

/** More are dropped without a word. */
const CODES_PER_ACCOUNT = { calls: 3, seconds: 3_600 }

export function accountJobs(shop: Shop): JobDefinition[] {
  const perAccount = createCallLimit(shop.db, 'codes', CODES_PER_ACCOUNT)
  return [
    { queue: CODE_QUEUE, run: ({ email }) => mailCode(shop, perAccount, String(email)) },
    {
      queue: 'forget-sessions',
      cron: '23 * * * *',
      async run() {
        await inBatches((limit) => deleteStaleTokens(shop.db, limit))
        await deleteStaleCodes(shop.db)
        await inBatches((limit) => deleteStalePoints(shop.db, shop.clock(), limit))
      },
    },
  ]
}
