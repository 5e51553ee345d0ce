import { sendContact } from '#contract/contact.ts'
import { serve, type Served } from '#server/platform/endpoints.ts'
import { createPublicForm } from '#server/platform/public-form.ts'
import type { Shop } from '#server/shop.ts'

import { contactOf } from './contact-shape.ts'
import { receiveContact } from './receive-contact.ts'

export function contactRoutes(shop: Shop): Served[] {
  const form = createPublicForm(shop.db, 'contact')
  return [
    serve(sendContact, async ({ body }, context) => {
      const { name, email, subject } = body
      const { language, ip, now } = context
      const contact = { name, email, subject, message: body.message ?? '', language }
      const row = (await form.takes(body, context))
        ? await receiveContact(shop, contact, ip)
        : { ...contact, id: 0, status: 'new' as const, created_at: now }
      return { data: contactOf(row), message: 'contact.received' }
    }),
  ]
}
