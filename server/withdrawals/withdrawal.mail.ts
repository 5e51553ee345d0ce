import { cents, toWire } from '#contract/plain/money.ts'
import { withdrawalNumber, type WithdrawalStatus } from '#contract/plain/withdrawal.ts'
import { letter, type Sender, type Voice, voiceOf } from '#server/mails/mail-voice.ts'
import type { Mail } from '#server/mails/outbox.ts'
import { companyAddress } from '#server/settings/company-address.ts'

import type { WithdrawalDetail } from './queries.ts'
import { promisedAmount } from './refund-amount.ts'

type Line = WithdrawalDetail['lines'][number]

/** What the mails say of a withdrawal. */
export interface WithdrawalInMail extends Pick<
  WithdrawalDetail,
  | 'id'
  | 'language'
  | 'order_number'
  | 'first_name'
  | 'created_at'
  | 'is_whole'
  | 'shipping_fee_cents'
> {
  lines: readonly Pick<Line, 'name' | 'color_name' | 'unit_price_cents' | 'withdrawn' | 'left'>[]
}

/** Tells a customer where a withdrawal stands; the first one is the receipt, with the time to the second. */
export function withdrawalMail(
  withdrawal: WithdrawalInMail,
  { status, reason }: { status: WithdrawalStatus; reason: string | null },
  sender: Sender,
): Mail {
  const voice = voiceOf(withdrawal.language)
  const { t } = voice
  const number = withdrawalNumber(withdrawal.id)
  const places = {
    number,
    order: withdrawal.order_number,
    amount: voice.money(toWire(promisedAmount(withdrawal))),
  }
  // i18n: withdrawal.*
  return letter(
    {
      subject: t(`withdrawal.${status}.subject`, places),
      hello: t('account.hello', { name: withdrawal.first_name }),
      notes: [
        ...notesOf(withdrawal, status, places, voice, sender),
        ...(reason === null ? [] : [t('withdrawal.reason', { reason })]),
      ],
    },
    sender,
    voice,
  )
}

function notesOf(
  withdrawal: WithdrawalInMail,
  status: WithdrawalStatus,
  places: Record<string, string>,
  voice: Voice,
  { settings }: Sender,
): string[] {
  const { t } = voice
  if (status === 'received') {
    return [
      t('withdrawal.received.intro', { ...places, at: voice.moment(withdrawal.created_at) }),
      ...withdrawal.lines.map((line) => lineText(line, voice)),
      t('withdrawal.received.send', { address: companyAddress(settings, voice.language) }),
      t('withdrawal.received.money', places),
    ]
  }
  if (status === 'accepted') {
    const address = companyAddress(settings, voice.language)
    return [t('withdrawal.accepted.intro', places), t('withdrawal.received.send', { address })]
  }
  return [t(`withdrawal.${status}.intro`, places)]
}

function lineText(line: WithdrawalInMail['lines'][number], { money }: Voice): string {
  const name = line.color_name === null ? line.name : `${line.name} (${line.color_name})`
  return `${line.withdrawn} × ${name}, ${money(toWire(cents(line.unit_price_cents)))}`
}
