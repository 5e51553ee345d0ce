import { expect, type Page } from '@playwright/test'

import { expectHeading, shopApi, toast } from '#tests/support/account-visitor.ts'
import { csvStatement, type BankLine } from '#tests/support/bank-statement.ts'
import { givenPaidOrder, signInAsStaff } from '#tests/support/staff-visitor.ts'
import { givenUnpaidOrder, type UnpaidOrder, withCents } from '#tests/support/unpaid-order.ts'
import {
  expectAccessible,
  open,
  type Say,
  test,
  visitAs,
  visitors,
} from '#tests/support/visitor.ts'

const TONER = 'octavo-brother-tn-2420'

for (const [language, width] of [...visitors('en', 1440), ...visitors('fr', 390)]) {
  test(`too little is told, and accepted only after a question, ${language} ${width}`, async ({
    page,
  }) => {
    const t = await visitAs(page, language, width)
    const order = await givenUnpaidOrder(TONER)
    await givenStatement(page, [
      { amount: withCents(order.total, -100), communication: order.communication },
    ])
    await open(page, '/admin/payments?kind=transfer_differs')
    await expectHeading(page, t('admin.payments.title'))
    await expectAccessible(page)
    const card = cardOf(page, t, order)
    await expect(card.getByRole('link', { name: order.number })).toBeVisible()
    const accept = card.getByRole('button', {
      name: t('message.payment_checks.action.accept.label'),
    })
    await expect(accept).toHaveAccessibleDescription(
      t('message.payment_checks.action.accept.effect'),
    )
    await accept.click()
    const dialog = page.getByRole('dialog')
    await expect(dialog).toContainText(t('message.payment_checks.action.accept.effect'))
    await expectAccessible(page)
    await expect(dialog.getByRole('button', { name: t('admin.cancel') })).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(card).toBeVisible()
    await accept.click()
    await dialog
      .getByRole('button', { name: t('message.payment_checks.action.accept.label') })
      .click()
    await expect(toast(page, t, t('message.payment_checks.resolved'))).toBeVisible()
    await expect(card).toBeHidden()
    await open(page, '/admin/payments?state=resolved')
    await expect(cardOf(page, t, order)).toContainText(t('admin.payments.resolution.accept'))
    await expectAccessible(page)
  })
}

test('the order says what is wrong with its money, and is cleared there', async ({ page }) => {
  const t = await visitAs(page, 'nl', 1440)
  const order = await givenPaidOrder({ [TONER]: 1 })
  const token = await signInAsStaff(page)
  await shopApi().call('POST', `/api/admin/orders/${order.id}/cancel`, { token, body: {} })
  const communication = 'zonder bestelling'
  const stray = await givenUnpaidOrder(TONER)
  await shopApi().call('POST', `/api/admin/orders/${stray.id}/cancel`, { token, body: {} })
  await givenStatement(page, [
    { amount: stray.total, communication: stray.communication },
    { amount: '3.21', communication },
  ])
  await open(page, `/admin/orders/${stray.id}`)
  const card = page.getByRole('region', { name: t('admin.payments.kind.transfer_cancelled') })
  await card
    .getByRole('button', { name: t('message.payment_checks.action.paid_back.label') })
    .click()
  await expect(card).toBeHidden()
  await expectAccessible(page)
})

test('the receipt of a transfer is recorded from the list of those that are waited for', async ({
  page,
}) => {
  const t = await visitAs(page, 'en', 1440)
  const [paid, released] = [await givenUnpaidOrder(TONER), await givenUnpaidOrder(TONER)]
  await signInAsStaff(page)
  await open(page, '/admin/payments')
  const rowOf = ({ number }: UnpaidOrder) =>
    page
      .getByRole('region', { name: t('admin.payments.waiting') })
      .getByRole('listitem')
      .filter({ hasText: number })
  await press(page, t, 'receipt', paid)
  await expect(rowOf(paid)).toBeHidden()
  await press(page, t, 'release', released)
  await expect(
    toast(page, t, t('admin.payments.released', { number: released.number })),
  ).toBeVisible()
  await expect(rowOf(released)).toBeHidden()
  for (const [order, status] of [
    [paid, 'processing'],
    [released, 'cancelled'],
  ] as const) {
    await open(page, `/admin/orders/${order.id}`)
    await expect(page.getByRole('heading', { level: 1 }).locator('..')).toContainText(
      t(`orders.status.${status}`),
    )
  }
})

test('an order that waits for its transfer shows what is to come, and its neighbours', async ({
  page,
}) => {
  const t = await visitAs(page, 'fr', 390)
  const [before, order] = [await givenUnpaidOrder(TONER), await givenUnpaidOrder(TONER)]
  await signInAsStaff(page)
  await open(page, `/admin/orders/${order.id}`)
  await expect(page.getByText(order.communication)).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: t('admin.payments.receipt') }).click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: t('admin.payments.receipt') })
    .click()
  await expect(page.getByText(order.communication)).toBeHidden()
  await page.getByRole('link', { name: t('admin.order.previous') }).click()
  await page.waitForURL((url) => url.pathname !== `/admin/orders/${order.id}`)
  expect(Number(new URL(page.url()).pathname.split('/').at(-1))).toBeGreaterThanOrEqual(before.id)
  await page.goBack()
  await expectHeading(page, order.number)
})

test('an invoice and its e-invoice are saved from the order', async ({ page }) => {
  const t = await visitAs(page, 'en', 1440)
  const order = await givenPaidOrder(
    { [TONER]: 1 },
    { customer_type: 'business', company_name: 'Atelier BV', vat_number: 'BE0999999922' },
  )
  const token = await signInAsStaff(page)
  await shopApi().call('POST', `/api/admin/orders/${order.id}/invoice`, { token, body: {} })
  await open(page, `/admin/orders/${order.id}`)
  await expect(page.getByRole('heading', { name: t('admin.order.invoices') })).toBeVisible()
  await expectAccessible(page)
  for (const format of ['PDF', 'UBL']) {
    const saved = page.waitForEvent('download')
    await page.getByRole('button', { name: new RegExp(`^Invoice .* as ${format}$`) }).click()
    const file = await saved
    expect(file.suggestedFilename()).toMatch(format === 'PDF' ? /\.pdf$/ : /\.xml$/)
  }
})

/** The case about an order, not its row among the transfers that are waited for. */
function cardOf(page: Page, t: Say, { number }: Pick<UnpaidOrder, 'number'>) {
  return page
    .getByRole('region')
    .filter({ hasText: number })
    .filter({ hasNotText: t('admin.payments.waiting') })
}

/** Presses a button of a waiting transfer, and says yes. */
async function press(page: Page, t: Say, what: 'receipt' | 'release', { number }: UnpaidOrder) {
  const name = `${t(`admin.payments.${what}`)}, ${number}`
  await page.getByRole('button', { name }).click()
  await expectAccessible(page)
  await page
    .getByRole('dialog')
    .getByRole('button', { name: t(`admin.payments.${what}`), exact: true })
    .click()
}

/** A statement of these lines, uploaded and applied; this browser is signed in as staff. */
async function givenStatement(page: Page, lines: readonly BankLine[]): Promise<void> {
  const token = await signInAsStaff(page)
  const url = `${process.env['OCTAVO_TEST_URL'] ?? ''}/api/admin/bank-statements`
  const form = new FormData()
  form.append('file', new Blob([csvStatement(lines)]), 'file.csv')
  const headers = { authorization: `Bearer ${token}` }
  const { data } = await (await fetch(url, { method: 'POST', body: form, headers })).json()
  await fetch(`${url}/${data.id}/apply`, { method: 'POST', headers })
}
