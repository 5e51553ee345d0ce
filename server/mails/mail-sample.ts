import type { Language } from '#contract/plain/languages.ts'
import type { MailTemplate } from '#contract/plain/mail-templates.ts'

import { type Sender, voiceOf } from './mail-voice.ts'
import type { Mail } from './outbox.ts'
import { testMail } from './test.mail.ts'

/** A mail as it would be written to somebody made up, for staff to look at. */
type WriteSample = (sender: Sender, language: Language) => Mail

/** What each feature gives of its own mails. */
export type MailSamples = Partial<Record<MailTemplate, WriteSample>>

/** One for each mail of the shop. */
export type AllMailSamples = Readonly<Record<MailTemplate, WriteSample>>

/** The customer who is made up. */
export const SAMPLE_READER = {
  name: 'Sofie Peeters',
  firstName: 'Sofie',
  lastName: 'Peeters',
  email: 'sofie@example.com',
} as const

/** When what is made up happened. */
export const SAMPLE_MOMENT = new Date('2026-11-23T13:46:00Z')

/** What is made up about an article, as the demo catalogue has it. */
export const SAMPLE_ARTICLE = {
  id: 1,
  slug: 'octavo-brother-tn-2420',
  sku: 'OC-BR-TN2420',
  price: '28.49',
  priceCents: 2_849,
  names: {
    en: 'Octavo black toner cartridge, replaces Brother TN-2420',
    nl: 'Octavo toner zwart, vervangt Brother TN-2420',
    fr: 'Toner Octavo noir, remplace Brother TN-2420',
  },
} as const

/** In the place of a code or of a link's token. */
export const SAMPLE_SECRET = '482913'

export const mailSamples = {
  test: (sender, language) => testMail(sender, voiceOf(language)),
} satisfies MailSamples
