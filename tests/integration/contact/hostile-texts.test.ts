import { sql } from 'kysely'
import { expect, test } from 'vitest'

import { SCRIPTS } from '#tests/support/scripts.ts'
import { givenShop } from '#tests/support/shop.ts'
import { newEmail } from '#tests/support/sign-in.ts'

const shop = await givenShop()

/** What a browser would run of a mail, had it come through unescaped. */
const ALIVE =
  /<(script|img|svg|iframe|body|input|details|video|object|embed|math|form|style|base|marquee|a)\b[^>]*(on\w+\s*=|javascript:|alert)/iu

const FORMS = {
  contact: { path: '/api/contact', fields: ['name', 'subject', 'message'] },
  reviews: { path: '/api/reviews', fields: ['name', 'title', 'opinion'] },
} as const
const GOOD = {
  contact: { name: 'Ann', subject: 'Question', message: 'Does it fit?' },
  reviews: { rating: 5, name: 'Ann', title: 'Good', opinion: 'Prints.' },
} as const

for (const form of ['contact', 'reviews'] as const) {
  for (const field of FORMS[form].fields) {
    test(`${SCRIPTS.length} scripts as ${field} of ${form} are refused or come back as text`, async () => {
      for (const script of SCRIPTS) {
        await sql`delete from limit_points`.execute(shop.db)
        const email = newEmail()
        const answer = await shop.call('POST', FORMS[form].path, {
          body: { ...GOOD[form], email, [field]: script },
        })
        expect([script, [201, 422].includes(answer.status)]).toEqual([script, true])
        expect(answer.headers.get('content-type')).toContain('application/json')
        if (answer.status === 201) expect(answer.body.data[field]).toBe(script.trim())
        const mails = await shop.db
          .selectFrom('mails')
          .select('html')
          .where('recipient', '=', email)
          .execute()
        for (const { html } of mails) expect(html).not.toMatch(ALIVE)
      }
    })
  }
}

test(`${SCRIPTS.length} scripts as an address or a line of an order are refused or harmless`, async () => {
  for (const script of SCRIPTS) {
    await sql`delete from limit_points`.execute(shop.db)
    const signUp = await shop.call('POST', '/api/newsletter', { body: { email: script } })
    expect([script, signUp.status]).toEqual([script, 422])
    const line = { text: script.slice(0, 200), quantity: 1 }
    const order = await shop.call('POST', '/api/quick-order', { body: { lines: [line] } })
    expect([script, order.status]).toEqual([script, 200])
  }
})
