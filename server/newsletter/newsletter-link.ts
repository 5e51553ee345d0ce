import type { Language } from '#contract/plain/languages.ts'
import { NEWSLETTER_LINK_DAYS } from '#contract/plain/marketing-consent.ts'
import { SHOP_PAGES } from '#contract/plain/page-paths.ts'
import { isSignedFor, signUntil } from '#server/platform/signed-until.ts'
import type { Shop } from '#server/shop.ts'

type LinkMaker = Pick<Shop, 'publicUrl' | 'secrets'>

const DAY_MS = 86_400_000
const LEAVING = 'leave '

/** Where the mail about a sign-up leads: a page that asks once more, in the language of the mail. */
export function confirmUrl(
  { publicUrl, secrets }: LinkMaker,
  { subscriptionId, language }: { subscriptionId: number; language: Language },
  now: Date,
): string {
  const until = new Date(now.getTime() + NEWSLETTER_LINK_DAYS * DAY_MS)
  const token = signUntil(secrets, subjectOf(subscriptionId), until)
  return `${publicUrl}${SHOP_PAGES.newsletter}?confirm=${subscriptionId}.${token}&lng=${language}`
}

/** The sign-up whose link this is; undefined for one that is no link of ours, or over. */
export function subscriptionOf(
  { secrets }: Pick<Shop, 'secrets'>,
  token: string,
  now: Date,
): number | undefined {
  const [, id = '', rest = ''] = /^([1-9]\d{0,8})\.(.+)$/.exec(token) ?? []
  return isSignedFor(secrets, subjectOf(Number(id)), rest, now) ? Number(id) : undefined
}

/**
 * Ways out of the mails with offers: a page for people, in the language of the mail, and an address
 * for mail programs. They never run out.
 */
export function leaveUrls(
  { publicUrl, secrets }: LinkMaker,
  { email, language }: { email: string; language: string },
): { page: string; oneClick: string } {
  const token = leaveToken({ secrets }, email)
  return {
    page: `${publicUrl}${SHOP_PAGES.newsletter}?leave=${token}&lng=${language}`,
    oneClick: `${publicUrl}/api/newsletter/one-click?token=${token}`,
  }
}

/** What the way out of an address is known by. */
export function leaveToken({ secrets }: Pick<Shop, 'secrets'>, email: string): string {
  return secrets.encrypt(LEAVING + email.toLowerCase()).toString('base64url')
}

/** The address a way out is for; undefined for one that is none of ours. */
export function leaverOf({ secrets }: Pick<Shop, 'secrets'>, token: string): string | undefined {
  try {
    const text = secrets.decrypt(Buffer.from(token, 'base64url'))
    return text.startsWith(LEAVING) ? text.slice(LEAVING.length) : undefined
  } catch {
    return undefined
  }
}

function subjectOf(subscriptionId: number): string {
  return `newsletter ${subscriptionId}`
}
