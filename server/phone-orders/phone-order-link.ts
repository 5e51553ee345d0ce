import { SHOP_PAGES } from '#contract/plain/page-paths.ts'
import { isSignedFor, signUntil } from '#server/platform/signed-until.ts'
import type { Shop } from '#server/shop.ts'

/** Where the mail of a phone order leads: the checkout, which it fills in for whoever opens it. */
export function phoneOrderUrl(
  { publicUrl, secrets }: Pick<Shop, 'publicUrl' | 'secrets'>,
  { id, valid_until: until }: { id: number; valid_until: Date },
): string {
  return `${publicUrl}${SHOP_PAGES.checkout}?phone=${id}.${signUntil(secrets, subjectOf(id), until)}`
}

/** The phone order whose link this is; undefined for one that is no link of ours, or over. */
export function phoneOrderOf(
  { secrets }: Pick<Shop, 'secrets'>,
  token: string,
  now: Date,
): number | undefined {
  const [, id = '', rest = ''] = /^([1-9]\d{0,8})\.(.+)$/.exec(token) ?? []
  return isSignedFor(secrets, subjectOf(Number(id)), rest, now) ? Number(id) : undefined
}

function subjectOf(id: number): string {
  return `phone order ${id}`
}
