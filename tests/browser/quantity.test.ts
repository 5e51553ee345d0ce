import { expect, type Locator, type Page } from '@playwright/test'

import { article, shopApi } from '#tests/support/account-visitor.ts'
import { expectAccessible, open, test, visitAs, visitors } from '#tests/support/visitor.ts'

const TONER = 'octavo-brother-tn-2420'

for (const [language, width] of visitors('nl', 390)) {
  test(`a quantity is typed on page, card, panel and cart, ${language} ${width}`, async ({
    page,
  }) => {
    const t = await visitAs(page, language, width)
    await open(page, `/product/${TONER}`)
    const main = page.getByRole('main')
    await type(field(main.locator('.buy-row')), '3')
    await main
      .getByRole('button', { name: t('product.add'), exact: true })
      .first()
      .click()
    await expectPieces(page, 3)

    await open(page, '/search?query=octavo+tn-2420')
    const card = page
      .locator('article')
      .filter({ has: page.getByRole('group') })
      .first()
    await type(field(card), '5')
    await expectPieces(page, 5)

    await open(page, '/printer/brother-dcp-l2530dw')
    await type(field(page.locator('.offer').filter({ has: page.getByRole('group') })), '6')
    await expectPieces(page, 6)

    await page
      .getByRole('link', { name: t('cart.button', { count: 6 }) })
      .filter({ visible: true })
      .click()
    const panel = page.getByRole('dialog')
    await type(field(panel), '7')
    await expectPieces(page, 7)
    await expectAccessible(page)

    await open(page, '/cart')
    const inCart = field(main)
    await inCart.fill('12')
    await inCart.press('Enter')
    await expectPieces(page, 12)
    await expect(inCart).toHaveValue('12')
    await inCart.press('ArrowDown')
    await expectPieces(page, 11)
    await expectAccessible(page)
  })
}

test('what cannot be a quantity changes nothing, too many becomes all there is', async ({
  page,
}) => {
  const t = await visitAs(page, 'en', 1440)
  const { stock } = await article(TONER)
  await open(page, `/product/${TONER}`)
  const main = page.getByRole('main')
  await main
    .getByRole('button', { name: t('product.add'), exact: true })
    .first()
    .click()
  await expectPieces(page, 1)
  await open(page, '/cart')
  const quantity = field(main)
  for (const nothing of ['', '1.5', '-2']) {
    await type(quantity, nothing)
    await expect(quantity).toHaveValue('1')
  }
  await type(quantity, String(stock + 500))
  await expect(quantity).toHaveValue(String(stock))
  await expect(main.getByText(t('stepper.max', { stock }))).toBeVisible()
  await expect(main.getByRole('button', { name: /^One more/ })).toBeDisabled()
})

test('0 takes the line out, and it can be put back', async ({ page }) => {
  const t = await visitAs(page, 'fr', 1440)
  await open(page, `/product/${TONER}`)
  const main = page.getByRole('main')
  const own = field(main.locator('.buy-row'))
  await type(own, '0')
  await expect(own).toHaveValue('1')
  await main
    .getByRole('button', { name: t('product.add'), exact: true })
    .first()
    .click()
  await expectPieces(page, 1)
  await open(page, '/cart')
  await type(field(main), '0')
  await expect(main.getByText(t('cart.empty.title'))).toBeVisible()
  await page.getByRole('button', { name: t('cart.undo') }).click()
  await expect(field(main)).toHaveValue('1')
})

function field(within: Locator): Locator {
  return within.getByRole('spinbutton').first()
}

/** Typed and left, as by somebody who goes on. */
async function type(box: Locator, text: string): Promise<void> {
  await box.fill(text)
  await box.blur()
}

/** In the cart on the server. */
async function expectPieces(page: Page, pieces: number): Promise<void> {
  const session = await page.evaluate(() => localStorage.getItem('guest_session_id') ?? '')
  const count = async () => {
    const { body } = await shopApi().call('GET', '/api/guest/cart/stats', { guest: session })
    return body.data.cart_items_count
  }
  await expect.poll(count).toBe(pieces)
}
