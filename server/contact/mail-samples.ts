import type { Language } from '#contract/plain/languages.ts'
import { type MailSamples, SAMPLE_READER } from '#server/mails/mail-sample.ts'

import { contactReceiptMail } from './contact-receipt.mail.ts'

export const contactMailSamples = {
  'contact-receipt': (sender, language) =>
    contactReceiptMail(
      { id: 412, name: SAMPLE_READER.name, language, ...MESSAGES[language] },
      sender,
    ),
} satisfies MailSamples

/** As a visitor would write one. */
const MESSAGES: Record<Language, { subject: string; message: string }> = {
  en: {
    subject: 'Do you ship to Luxembourg?',
    message: 'I need a set of LC-3219XL in Esch-sur-Alzette by Friday.',
  },
  nl: {
    subject: 'Leveren jullie ook in Luxemburg?',
    message: 'Ik heb tegen vrijdag een set LC-3219XL nodig in Esch-sur-Alzette.',
  },
  fr: {
    subject: 'Livrez-vous au Luxembourg\u00A0?',
    message: 'Il me faut un jeu de LC-3219XL à Esch-sur-Alzette pour vendredi.',
  },
}
