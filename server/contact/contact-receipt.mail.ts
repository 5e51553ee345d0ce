import { contactNumber } from '#contract/plain/contact.ts'
import { hasWebAddress } from '#contract/plain/web-address.ts'
import { letter, type Sender, voiceOf } from '#server/mails/mail-voice.ts'
import type { Mail } from '#server/mails/outbox.ts'

import type { ContactRow } from './queries.ts'

export type ContactInMail = Pick<ContactRow, 'id' | 'name' | 'subject' | 'message' | 'language'>

/**
 * Tells somebody that their message has arrived, with a copy of it. The address may be a stranger's:
 * what holds a link is not repeated.
 */
export function contactReceiptMail(contact: ContactInMail, sender: Sender): Mail {
  const voice = voiceOf(contact.language)
  const { t } = voice
  const { subject, message } = contact
  const isSafe = !hasWebAddress(`${subject} ${message}`)
  const lines = [subject, ...message.split(/\r?\n/)].filter((line) => line.trim() !== '')
  return letter(
    {
      subject: t('contact_receipt.subject', { number: contactNumber(contact.id) }),
      hello: t('account.hello', { name: contact.name }),
      notes: [
        t('contact_receipt.intro', { number: contactNumber(contact.id) }),
        t('contact_receipt.phone', { phone: sender.settings.shop.phone }),
        t('contact_receipt.unasked'),
      ],
      ...(isSafe && { lists: [{ title: t('contact_receipt.copy'), lines }] }),
    },
    sender,
    voice,
  )
}
