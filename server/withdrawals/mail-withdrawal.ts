import type { MailTemplate } from '#contract/plain/mail-templates.ts'
import type { WithdrawalStatus } from '#contract/plain/withdrawal.ts'
import type { Trx } from '#database/pool.ts'
import { writeMail } from '#server/mails/outbox.ts'
import type { Shop } from '#server/shop.ts'

import type { WithdrawalDetail } from './queries.ts'
import { withdrawalMail } from './withdrawal.mail.ts'

const TEMPLATES = {
  received: 'withdrawal-received',
  accepted: 'withdrawal-accepted',
  declined: 'withdrawal-declined',
  goods_received: 'withdrawal-goods-received',
  refunded: 'withdrawal-refunded',
} as const satisfies Record<WithdrawalStatus, MailTemplate>

/** Mails the customer where a withdrawal stands: one mail a step. */
export async function mailWithdrawal(
  trx: Trx,
  { jobs, settings, publicUrl }: Pick<Shop, 'jobs' | 'settings' | 'publicUrl'>,
  withdrawal: WithdrawalDetail,
  step: { status: WithdrawalStatus; reason: string | null },
): Promise<void> {
  const template = TEMPLATES[step.status]
  await writeMail(trx, jobs, {
    ...withdrawalMail(withdrawal, step, { settings: await settings.get(), publicUrl }),
    dedupeKey: `${template}:${withdrawal.id}`,
    template,
    language: withdrawal.language,
    recipient: withdrawal.email,
    userId: withdrawal.user_id,
  })
}
