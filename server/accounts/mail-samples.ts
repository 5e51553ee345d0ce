import type { Language } from '#contract/plain/languages.ts'
import { type MailSamples, SAMPLE_MOMENT, SAMPLE_READER } from '#server/mails/mail-sample.ts'

import { emailChangedMail } from './email-changed.mail.ts'
import type { AccountReader } from './mail-account.ts'
import { passwordChangedMail } from './password-changed.mail.ts'
import { passwordCodeMail } from './password-code.mail.ts'
import { staffInvitationMail } from './staff-invitation.mail.ts'
import { welcomeMail } from './welcome.mail.ts'

export const accountMailSamples = {
  welcome: (sender, language) => welcomeMail(reader(language), sender),
  'password-code': (sender, language) => passwordCodeMail(reader(language), sender),
  'password-changed': (sender, language) =>
    passwordChangedMail(reader(language), sender, SAMPLE_MOMENT),
  'email-changed': (sender, language) =>
    emailChangedMail(reader(language), 'sofie.peeters@example.com', sender),
  'staff-invitation': (sender, language) =>
    staffInvitationMail(reader(language), 'Lien Maes', sender),
} satisfies MailSamples

function reader(language: Language): AccountReader {
  return { name: SAMPLE_READER.name, email: SAMPLE_READER.email, language }
}
