import { deleteStalePoints } from '#server/platform/failure-limit.ts'
import { inBatches } from '#server/platform/in-batches.ts'
import type { JobDefinition } from '#server/platform/job-queue.ts'
import type { Shop } from '#server/shop.ts'

import { deleteStaleCodes } from './code-queries.ts'
import { deleteStaleEmailRestores } from './email-restore-queries.ts'
import { mailCode } from './mail-code.ts'
import { CODE_QUEUE } from './request-code.ts'
import { deleteStaleChallenges } from './second-factor-queries.ts'
import { deleteStaleTokens } from './session-queries.ts'

export function accountJobs(shop: Shop): JobDefinition[] {
  return [
    { queue: CODE_QUEUE, run: ({ email }) => mailCode(shop, String(email)) },
    {
      queue: 'forget-sessions',
      cron: '23 * * * *',
      async run() {
        await inBatches((limit) => deleteStaleTokens(shop.db, limit))
        await deleteStaleCodes(shop.db)
        await deleteStaleChallenges(shop.db)
        await deleteStaleEmailRestores(shop.db)
        await inBatches((limit) => deleteStalePoints(shop.db, shop.clock(), limit))
      },
    },
  ]
}
