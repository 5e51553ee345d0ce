import { expect } from '@playwright/test'
import { sql } from 'kysely'

import { openDatabase } from '#database/pool.ts'
import { givenCustomer, shopApi } from '#tests/support/account-visitor.ts'
import { open, test, visitAs, visitors } from '#tests/support/visitor.ts'

const SLUG = 'octavo-brother-tn-2420'

/** The link of a reminder that staff have sent of a cart with two toners. */
async function givenReminder(): Promise<string> {
  const { token, email } = await givenCustomer('Lotte Peeters')
  const found = await shopApi().call('GET', `/api/customer/products/slug/${SLUG}`)
  const path = `/api/customer/cart/add/${found.body.data.product.id}`
  const added = await shopApi().call('POST', path, { token, body: { quantity: 2 } })
  const db = openDatabase(process.env['OCTAVO_TEST_DATABASE_URL'] ?? '', { max: 1 })
  try {
    await sql`update carts set updated_at = now() - interval '2 hours' where id = ${added.body.data.id}`.execute(
      db,
    )
    const login = await shopApi().call('POST', '/api/auth/login', {
      body: { email: 'admin@octavo.test', password: 'octavo-demo' },
    })
    await shopApi().call('POST', `/api/admin/abandoned-carts/${added.body.data.id}/remind`, {
      token: login.body.data.access_token,
    })
    const mail = await db
      .selectFrom('mails')
      .select('text')
      .where('recipient', '=', email)
      .where('template', '=', 'cart-reminder')
      .executeTakeFirstOrThrow()
    return /\/cart\?recover=[\w.-]+/.exec(mail.text)?.[0] ?? ''
  } finally {
    await db.destroy()
  }
}

for (const [language, width] of visitors('nl', 390)) {
  test(`a reminder brings the cart to another device, ${language} ${width}`, async ({
    page,
    faults,
  }) => {
    const t = await visitAs(page, language, width)
    const link = await givenReminder()
    await open(page, link)
    const main = page.getByRole('main')
    await expect(main.getByText(t('message.cart.recovered'))).toBeVisible()
    await expect(main.getByRole('spinbutton')).toHaveValue('2')
    await expect(page).toHaveURL(/\/cart$/)
    await page.reload()
    await expect(main.getByRole('spinbutton')).toHaveValue('2')
    faults.expect(404)
    await open(page, `${link}x`)
    await expect(main.getByText(t('message.cart.link_over'))).toBeVisible()
  })
}
