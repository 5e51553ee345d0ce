import * as contract from '#contract/faqs.ts'
import type { Context } from '#server/platform/context.ts'
import { serve, type Served } from '#server/platform/endpoints.ts'
import { createCallLimit, PUBLIC_FORM_RATE } from '#server/platform/failure-limit.ts'
import { ShopError } from '#server/platform/shop-error.ts'
import type { Shop } from '#server/shop.ts'

import { writeVote } from './faq-queries.ts'
import { faqReader, type FaqShop, listFaqs } from './read-faqs.ts'

export function faqRoutes(shop: FaqShop & Pick<Shop, 'secrets'>): Served[] {
  const faqs = faqReader(shop)
  const perAddress = createCallLimit(shop.db, 'faq-votes', PUBLIC_FORM_RATE)
  return [
    serve(contract.listFaqs, async ({ query }) => ({
      data: await listFaqs(faqs, query.search ?? ''),
    })),
    serve(contract.voteOnFaq, async ({ params, body }, context) => {
      await perAddress.take(context.ip)
      const vote = {
        faqId: params.id,
        voter: shop.secrets.hmac(`faq ${voterName(context)}`),
        isHelpful: body.helpful,
      }
      if (!(await writeVote(shop.db, vote)))
        throw new ShopError('not_found', { message: 'faqs.not_found' })
      return { data: { helpful: body.helpful }, message: 'content.thanks' }
    }),
  ]
}

/** A browser by its guest id; without one an account, or else a network has one vote. */
function voterName({ guestHash, caller, ip }: Context): string {
  if (guestHash !== undefined) return `guest ${guestHash.toString('hex')}`
  return caller.kind === 'user' ? `user ${caller.user.id}` : `network ${ip}`
}
