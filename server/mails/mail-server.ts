import { createTransport } from 'nodemailer'

export interface Envelope {
  from: { name: string; address: string }
  to: string
  subject: string
  html: string
  text: string
  messageId: string
  /** Ends mails of this kind with one press in the mail program (RFC 8058). */
  unsubscribeUrl?: string
}

/** What became of a mail: `away` says nothing about the mail, the server or the line to it failed. */
export type Delivery =
  | { kind: 'taken' }
  | { kind: 'refused'; reason: string }
  | { kind: 'away'; reason: string }

export interface MailServer {
  deliver(envelope: Envelope): Promise<Delivery>
  /** Whether it answers and lets us in. */
  answers(): Promise<boolean>
}

/** Nodemailer's own limits are minutes, for which everybody else's mail would wait. */
const TIMEOUTS = {
  dnsTimeout: 10_000,
  connectionTimeout: 10_000,
  greetingTimeout: 10_000,
  // a server may take its time to look into a message before it takes it
  socketTimeout: 60_000,
}

/** "Service not available, closing": also in the middle of a mail. */
const CLOSING = 421
/** Of the message or one of its addresses; every other code is of the line or of signing in. */
const OF_THE_MAIL = new Set(['EENVELOPE', 'EMESSAGE', 'ESTREAM'])

/** The mail server at an `smtp://` or `smtps://` address. */
export function mailServer(url: string): MailServer {
  const transport = createTransport({ url, ...TIMEOUTS })
  return {
    async deliver({ unsubscribeUrl, ...envelope }) {
      try {
        await transport.sendMail({ ...envelope, headers: headersOf(unsubscribeUrl) })
        return { kind: 'taken' }
      } catch (error) {
        const reason = error instanceof Error ? error.message : String(error)
        return { kind: isOfTheServer(error) ? 'away' : 'refused', reason: reason.slice(0, 500) }
      }
    },
    async answers() {
      try {
        return await transport.verify()
      } catch {
        return false
      }
    },
  }
}

function headersOf(unsubscribeUrl: string | undefined): Record<string, string> {
  if (unsubscribeUrl === undefined) return {}
  return {
    'List-Unsubscribe': `<${unsubscribeUrl}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  }
}

/** An error without a code is a fault of ours in writing this mail. */
function isOfTheServer(error: unknown): boolean {
  if (!(error instanceof Error) || !('code' in error)) return false
  if ('responseCode' in error && error.responseCode === CLOSING) return true
  return typeof error.code === 'string' && !OF_THE_MAIL.has(error.code)
}
