import { randomUUID } from 'node:crypto'

import type { Language } from '#contract/plain/languages.ts'
import type { Db } from '#database/pool.ts'
import type { Jobs } from '#server/platform/job-queue.ts'
import type { SettingsReader } from '#server/settings/read-settings.ts'

import { voiceOf } from './mail-voice.ts'
import { writeMail } from './outbox.ts'
import { mailByKey, type MailRow } from './queries.ts'
import { testMail } from './test.mail.ts'

/** Writes the test mail and answers its row: what becomes of it stands there. */
export async function sendTestMail(
  {
    db,
    jobs,
    settings,
    publicUrl,
  }: { db: Db; jobs: Jobs; settings: SettingsReader; publicUrl: string },
  recipient: string,
  language: Language,
): Promise<MailRow> {
  const mail = testMail({ settings: await settings.get(), publicUrl }, voiceOf(language))
  const dedupeKey = `test:${randomUUID()}`
  return db.transaction().execute(async (trx) => {
    await writeMail(trx, jobs, {
      ...mail,
      dedupeKey,
      template: 'test',
      language,
      recipient,
      userId: null,
    })
    return mailByKey(trx, dedupeKey)
  })
}
