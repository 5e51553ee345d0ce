import { letter, type Sender, type Voice } from './mail-voice.ts'
import type { Mail } from './outbox.ts'

/** Says that mails arrive; sent by staff who set up the mail server. */
export function testMail(sender: Sender, voice: Voice): Mail {
  const { t } = voice
  const shop = sender.settings.shop.name
  return letter(
    {
      subject: t('test.subject', { shop }),
      hello: t('test.hello'),
      notes: [t('test.intro', { shop })],
    },
    sender,
    voice,
  )
}
