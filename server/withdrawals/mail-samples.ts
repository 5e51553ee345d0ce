import type { Language } from '#contract/plain/languages.ts'
import type { WithdrawalStatus } from '#contract/plain/withdrawal.ts'
import {
  type MailSamples,
  SAMPLE_ARTICLE,
  SAMPLE_MOMENT,
  SAMPLE_READER,
} from '#server/mails/mail-sample.ts'
import type { Sender } from '#server/mails/mail-voice.ts'
import type { Mail } from '#server/mails/outbox.ts'
import { SAMPLE_ORDER_NUMBER } from '#server/orders/sample-order.ts'

import { type WithdrawalInMail, withdrawalMail } from './withdrawal.mail.ts'

export const withdrawalMailSamples = {
  'withdrawal-received': sampleOf('received'),
  'withdrawal-accepted': sampleOf('accepted'),
  'withdrawal-declined': sampleOf('declined'),
  'withdrawal-goods-received': sampleOf('goods_received'),
  'withdrawal-refunded': sampleOf('refunded'),
} satisfies MailSamples

function sampleOf(status: WithdrawalStatus): (sender: Sender, language: Language) => Mail {
  return (sender, language) => {
    const reason = status === 'declined' ? REASONS[language] : null
    return withdrawalMail(sampleWithdrawal(language), { status, reason }, sender)
  }
}

function sampleWithdrawal(language: Language): WithdrawalInMail {
  return {
    id: 31,
    language,
    order_number: SAMPLE_ORDER_NUMBER,
    first_name: SAMPLE_READER.firstName,
    created_at: SAMPLE_MOMENT,
    is_whole: false,
    shipping_fee_cents: 0,
    lines: [
      {
        name: SAMPLE_ARTICLE.names[language],
        color_name: null,
        unit_price_cents: SAMPLE_ARTICLE.priceCents,
        withdrawn: 1,
        left: 2,
      },
    ],
  }
}

/** As staff would give one. */
const REASONS: Record<Language, string> = {
  en: 'The seal of the cartridge is broken.',
  nl: 'De verzegeling van de cartridge is verbroken.',
  fr: 'Le sceau de la cartouche est rompu.',
}
