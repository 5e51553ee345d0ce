import type { Submission } from './contact-submissions-loader.ts'

/** Opens the mail program with the sender's address and the subject as an answer has it. */
export function replyAddress({ email, subject }: Pick<Submission, 'email' | 'subject'>): string {
  return `${mailAddress(email)}?subject=${encodeURIComponent(`Re: ${subject}`)}`
}

export function mailAddress(email: string): string {
  return `mailto:${encodeURIComponent(email).replace('%40', '@')}`
}

const ORDER_NUMBER = /\bSI-(\d{6,9})\b/i

/** The order that a message speaks of; nobody says that it exists. */
export function mentionedOrder({
  subject,
  message,
}: Pick<Submission, 'subject' | 'message'>): { id: number; number: string } | undefined {
  const [number, digits] = ORDER_NUMBER.exec(`${subject} ${message}`) ?? []
  return number === undefined ? undefined : { id: Number(digits), number: number.toUpperCase() }
}
