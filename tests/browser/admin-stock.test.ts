import { expect, type Page } from '@playwright/test'

import { article, expectHeading, shopApi, toast } from '#tests/support/account-visitor.ts'
import { signInAsStaff } from '#tests/support/staff-visitor.ts'
import { expectAccessible, open, test, visitAs, visitors } from '#tests/support/visitor.ts'

const SKU = 'OC-HP-15X-BK'
const row = (page: Page) => page.getByRole('table').getByRole('row').nth(1)

for (const [language, width] of [...visitors('en', 1440), ...visitors('fr', 390)]) {
  test(`an article is found, changed and followed in its ledger, ${language} ${width}`, async ({
    page,
  }) => {
    const t = await visitAs(page, language, width)
    await signInAsStaff(page)
    await open(page, `/admin/stock?search=${SKU}`)
    await expectHeading(page, t('admin.stock.title'))
    await expectAccessible(page)
    await row(page).getByRole('link').click()
    const drawer = page.getByRole('dialog', { name: t('admin.stock.movements') })
    await expect(drawer).toContainText(SKU)
    await expectAccessible(page)
    await drawer.getByRole('button', { name: t('admin.stock.adjustTitle') }).click()
    const dialog = page.getByRole('dialog', { name: t('admin.stock.adjustTitle') })
    await dialog.getByLabel(t('admin.stock.pieces'), { exact: true }).fill('+5')
    await expect(dialog.getByRole('status').first()).toContainText(/\d/)
    await expectAccessible(page)
    const reason = `Found ${crypto.randomUUID().slice(0, 8)}`
    await dialog.getByLabel(t('admin.order.reason')).fill(reason)
    await dialog.getByRole('button', { name: t('admin.stock.addPieces', { count: 5 }) }).click()
    await expect(dialog).toBeHidden()
    const entry = drawer.getByRole('listitem').filter({ hasText: reason })
    await expect(entry).toContainText('+5')
    await page.goBack()
    await expect(drawer).toBeHidden()
    await expect(page).toHaveURL(new RegExp(`search=${SKU}$`))
  })
}

test('fewer than checkouts hold, and a number counted meanwhile, are explained', async ({
  page,
  faults,
}) => {
  const t = await visitAs(page, 'en', 1440)
  const { id } = await article('octavo-hp-15a-black')
  const token = await signInAsStaff(page)
  const set = (quantity: number) =>
    shopApi().call('PATCH', `/api/admin/stock/${id}`, {
      token,
      body: { mode: 'set', quantity, reason: 'Test' },
    })
  await set(50)
  await open(page, `/admin/stock?search=OC-HP-15A-BK`)
  await row(page).getByRole('button').click()
  const dialog = page.getByRole('dialog', { name: t('admin.stock.adjustTitle') })
  await dialog.getByLabel(t('admin.order.reason')).fill('Test')
  await dialog.getByLabel(t('admin.stock.pieces'), { exact: true }).fill('-1000')
  await page.keyboard.press('Enter')
  await expect(dialog.getByRole('alert').filter({ hasText: /\d+/ })).toBeVisible()
  faults.expect(409)
  await set(51)
  await dialog.getByRole('button', { name: t('admin.stock.mode.set') }).click()
  await dialog.getByLabel(t('admin.stock.counted')).fill('49')
  await page.keyboard.press('Enter')
  const conflict = page.getByRole('dialog', { name: t('admin.form.conflict') })
  await expect(conflict.getByRole('cell', { name: '51' })).toBeVisible()
  await expectAccessible(page)
  await conflict.getByRole('button', { name: t('admin.form.keepMine') }).click()
  await expect(dialog).toBeHidden()
  await expect(row(page).getByRole('cell', { name: '49', exact: true }).first()).toBeVisible()
  faults.expect(409)
})

test('the limit is changed where it stands, by keyboard', async ({ page }) => {
  const t = await visitAs(page, 'nl', 1440)
  await signInAsStaff(page)
  await open(page, `/admin/stock?search=${SKU}`)
  const field = row(page).getByRole('textbox')
  const limit = String(10 + Math.floor(Math.random() * 1000))
  await field.fill(limit)
  await field.press('Escape')
  await expect(field).not.toHaveValue(limit)
  await field.fill(limit)
  await field.press('Enter')
  await expect(page.getByText(new RegExp(`onder ${limit}\\.`))).toBeVisible()
  await page.reload()
  await expect(row(page).getByRole('textbox')).toHaveValue(limit)
  await expect(page.getByLabel(t('admin.stock.search'))).toHaveValue(SKU)
})

test('a delivery of two articles is booked once, by keyboard', async ({ page }) => {
  const t = await visitAs(page, 'en', 390)
  await signInAsStaff(page)
  await open(page, `/admin/stock?search=${SKU}`)
  await page.getByRole('button', { name: t('admin.stock.receipt') }).click()
  const dialog = page.getByRole('dialog', { name: t('admin.stock.receipt') })
  await dialog.getByRole('button', { name: t('admin.stock.bookReceipt') }).click()
  await expect(dialog.getByText(t('rule.required')).first()).toBeVisible()
  const note = `N-${crypto.randomUUID().slice(0, 8)}`
  await dialog.getByLabel(t('admin.stock.deliveryNote')).fill(note)
  for (const [sku, pieces] of [
    [SKU, '6'],
    ['OC-HP-12A-BK', '4'],
  ] as const) {
    await dialog.getByRole('combobox').focus()
    await page.keyboard.type(sku) // and Enter, as a scanner does
    await page.keyboard.press('Enter')
    await expect(dialog.getByLabel(t('admin.stock.piecesOf', { sku }))).toBeFocused()
    await page.keyboard.type(pieces)
  }
  await expectAccessible(page)
  await page.keyboard.press('Control+s')
  await expect(dialog).toBeHidden()
  await expect(toast(page, t, t('message.stock.received'))).toBeVisible()
  await row(page).getByRole('link').click()
  await expect(page.getByRole('dialog').getByRole('listitem').first()).toContainText('+6')
})

test('a count shows its bad rows and differences before it is booked', async ({ page }) => {
  const t = await visitAs(page, 'en', 1440)
  await signInAsStaff(page)
  await open(page, '/admin/stock')
  await page.getByRole('button', { name: t('admin.stock.count') }).click()
  const dialog = page.getByRole('dialog', { name: t('admin.stock.count') })
  const choose = (content: string) =>
    dialog
      .getByLabel(t('admin.file.choose'))
      .setInputFiles({ name: 'count.csv', mimeType: 'text/csv', buffer: Buffer.from(content) })
  const book = dialog.getByRole('button', { name: t('admin.stock.bookCount') })
  await choose('sku;quantity\nNOBODY-KNOWS;4\nOC-HP-12X-BK;321\n')
  await expect(dialog.getByRole('alert').filter({ hasText: 'NOBODY-KNOWS' })).toBeVisible()
  await expect(book).toBeDisabled()
  await expectAccessible(page)
  await choose('sku;quantity\nOC-HP-12A-BK;321\n')
  await expect(dialog.getByRole('cell', { name: '321' })).toBeVisible()
  await book.click()
  await expect(dialog).toBeHidden()
  await expect(toast(page, t, t('admin.stock.countBooked', { count: 1 }))).toBeVisible()
})

for (const width of [1440, 390] as const) {
  test(`what to order is listed for as many days as asked, ${width}`, async ({ page }) => {
    const t = await visitAs(page, 'en', width)
    await signInAsStaff(page)
    await open(page, '/admin/stock/purchase')
    await expectHeading(page, t('admin.purchase.title'))
    await expectAccessible(page)
    const rows = page.getByRole('table').getByRole('row')
    await page.getByRole('link', { name: t('admin.purchase.days14') }).click()
    await page.waitForURL(/days=14/)
    await rows.nth(1).getByRole('link').click()
    await page.waitForURL(/\/admin\/stock\?search=.+#\d+/)
    await expect(page.getByRole('dialog', { name: t('admin.stock.movements') })).toBeVisible()
  })
}
