import * as contract from '#contract/newsletter.ts'
import { inTransaction } from '#database/transaction.ts'
import { serve, type Served } from '#server/platform/endpoints.ts'
import { message } from '#server/platform/messages.ts'
import { createPublicForm } from '#server/platform/public-form.ts'
import { ShopError } from '#server/platform/shop-error.ts'
import type { Shop } from '#server/shop.ts'

import { leaverOf, leaveToken, subscriptionOf } from './newsletter-link.ts'
import { confirmSubscription, endConsent } from './queries.ts'
import { signUp } from './sign-up.ts'

export function newsletterRoutes(shop: Shop): Served[] {
  const form = createPublicForm(shop.db, 'newsletter')
  return [
    serve(contract.signUpForNewsletter, async ({ body }, context) => {
      const { email } = body
      const { language, ip: network, now } = context
      if (await form.takes(body, context)) await signUp(shop, { email, language, network }, now)
      return {
        data: { email },
        message: { text: message(language, 'newsletter.look', { email }) },
      }
    }),
    serve(contract.confirmNewsletter, async ({ body }, { now }) => {
      const id = subscriptionOf(shop, body.token, now)
      const email = id && (await inTransaction(shop.db, (trx) => confirmSubscription(trx, id)))
      if (!email) throw new ShopError('not_found', { message: 'newsletter.link_over' })
      return {
        data: { email, leave_token: leaveToken(shop, email) },
        message: 'newsletter.confirmed',
      }
    }),
    serve(contract.leaveNewsletter, async ({ body }) => {
      const email = leaverOf(shop, body.token)
      if (email === undefined)
        throw new ShopError('not_found', { message: 'newsletter.link_unknown' })
      await inTransaction(shop.db, (trx) => endConsent(trx, email))
      return { data: { email }, message: 'newsletter.left' }
    }),
  ]
}
