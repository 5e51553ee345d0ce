import { readFileSync } from 'node:fs'

import type { ContactStatus } from '#contract/plain/contact.ts'
import type { Language } from '#contract/plain/languages.ts'
import type { Trx } from '#database/pool.ts'

type Fact = [
  hoursAgo: number,
  status: ContactStatus,
  language: Language,
  name: string,
  email: string,
  subject: string,
  message: string,
]

const HOUR_MS = 3_600_000

/** What invented visitors wrote to the shop, some of it not read yet. */
export async function seedMessages(trx: Trx, now: Date): Promise<void> {
  const facts = JSON.parse(
    readFileSync(new URL('./content/messages.json', import.meta.url), 'utf8'),
  ) as Fact[]
  const rows = facts.map(([hoursAgo, status, language, name, email, subject, message]) => ({
    name,
    email,
    subject,
    message,
    language,
    status,
    created_at: new Date(now.getTime() - hoursAgo * HOUR_MS),
  }))
  // Newest last, as they came in.
  await trx.insertInto('contact_submissions').values(rows.toReversed()).execute()
}
