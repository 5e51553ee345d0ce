import { expect, type Page } from '@playwright/test'

import {
  article,
  closeWelcome,
  givenCustomer,
  logIn,
  shopApi,
  toast,
} from '#tests/support/account-visitor.ts'
import {
  expectAccessible,
  open,
  type Say,
  test,
  visitAs,
  visitors,
  withAnyName,
} from '#tests/support/visitor.ts'

for (const [language, width] of visitors('en', 1440)) {
  test(`a guest's cart comes along, as far as there is stock, ${language} ${width}`, async ({
    page,
  }) => {
    const t = await visitAs(page, language, width)
    const customer = await givenCustomer('Lotte Peeters')
    const rare = await scarceArticle()
    const plenty = await article('octavo-brother-tn-2420')
    for (const [id, quantity] of [
      [rare.id, rare.stock],
      [plenty.id, 1],
    ]) {
      const { token } = customer
      await shopApi().call('POST', `/api/customer/cart/add/${id}`, { token, body: { quantity } })
    }
    await addAsGuest(page, t, plenty.slug)
    await addAsGuest(page, t, rare.slug)
    await expect(cart(page, t, 2)).toBeVisible()

    await open(page, '/login?return=/cart')
    await logIn(page, t, customer.email)
    await page.waitForURL('**/cart')
    await closeWelcome(page, t, 'Lotte')
    await expect(
      page.getByRole('main').getByText(t('cart.pieces', { count: rare.stock + 2 })),
    ).toBeVisible()
    await expect(
      toast(page, t, withAnyName(t, 'cart.merge.capped', { count: rare.stock })),
    ).toBeVisible()
    await expectAccessible(page)
    await page.reload()
    await expect(cart(page, t, rare.stock + 2)).toBeVisible()
  })
}

for (const [language, width] of visitors('fr', 390)) {
  test(`from the cart to the checkout, signing in on the way, ${language} ${width}`, async ({
    page,
  }) => {
    const t = await visitAs(page, language, width)
    const customer = await givenCustomer('Lotte Peeters')
    await addAsGuest(page, t, 'octavo-brother-tn-2420')
    await open(page, '/checkout')
    await page.getByRole('link', { name: t('account.logIn') }).click()
    await page.waitForURL('**/login?return=%2Fcheckout')
    await logIn(page, t, customer.email)
    await page.waitForURL('**/checkout')
    await expect(page.getByLabel(t('checkout.field.email'))).toHaveValue(customer.email)
    await expect(page.getByRole('dialog')).toBeHidden()
    await expectAccessible(page)
    await open(page, '/')
    await expect(cart(page, t, 1)).toBeVisible()
  })
}

async function addAsGuest(page: Page, t: Say, slug: string): Promise<void> {
  await open(page, `/product/${slug}`)
  await page
    .getByRole('main')
    .getByRole('button', { name: t('product.add'), exact: true })
    .first()
    .click()
  await expect(toast(page, t, t('message.cart.added'))).toBeVisible()
}

/** Of which there are only a few. */
async function scarceArticle(): Promise<{ id: number; slug: string; stock: number }> {
  for (let page = 1; ; page += 1) {
    const path = `/api/customer/products/filter?per_page=100&page=${page}&type=toner`
    // oxlint-disable-next-line no-await-in-loop -- page by page
    const { body } = await shopApi().call('GET', path)
    const found = body.data.find(({ stock }: { stock: number }) => stock > 1 && stock < 6)
    if (found !== undefined) return found
  }
}

function cart(page: Page, t: Say, count: number) {
  return page.getByRole('link', { name: t('cart.button', { count }) }).filter({ visible: true })
}
