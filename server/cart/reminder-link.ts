import { SHOP_PAGES } from '#contract/plain/page-paths.ts'
import { isSignedFor, signUntil } from '#server/platform/signed-until.ts'
import type { Shop } from '#server/shop.ts'

export const REMINDER_LINK_DAYS = 30
const DAY_MS = 86_400_000

/** Where a reminder's mail leads: the cart, which it rebuilds for whoever opens it. */
export function reminderUrl(
  { publicUrl, secrets }: Pick<Shop, 'publicUrl' | 'secrets'>,
  reminderId: number,
  now: Date,
): string {
  const until = new Date(now.getTime() + REMINDER_LINK_DAYS * DAY_MS)
  const token = signUntil(secrets, subjectOf(reminderId), until)
  return `${publicUrl}${SHOP_PAGES.cart}?recover=${reminderId}.${token}`
}

/** The reminder whose link this is; undefined for one that is no link of ours, or over. */
export function reminderOf(
  { secrets }: Pick<Shop, 'secrets'>,
  token: string,
  now: Date,
): number | undefined {
  const [, id = '', rest = ''] = /^([1-9]\d{0,8})\.(.+)$/.exec(token) ?? []
  return isSignedFor(secrets, subjectOf(Number(id)), rest, now) ? Number(id) : undefined
}

function subjectOf(reminderId: number): string {
  return `cart reminder ${reminderId}`
}
