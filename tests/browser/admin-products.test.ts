import { expect, type Page } from '@playwright/test'
import sharp from 'sharp'

import { expectHeading, shopApi, toast } from '#tests/support/account-visitor.ts'
import { searchByKey, signInAsStaff } from '#tests/support/staff-visitor.ts'
import {
  expectAccessible,
  open,
  type Say,
  test,
  visitAs,
  visitors,
} from '#tests/support/visitor.ts'

const picture = () =>
  sharp({ create: { width: 400, height: 300, channels: 3, background: '#24346b' } })
    .png()
    .toBuffer()

const newSku = () => `OC-T-${crypto.randomUUID().slice(0, 8).toUpperCase()}`
const panel = (page: Page, t: Say, tab: string) =>
  page.getByRole('region', { name: t(`admin.product.tab.${tab}`), exact: true })
const goTo = (page: Page, t: Say, tab: string) =>
  page
    .getByRole('navigation', { name: t('admin.product.tabs') })
    .getByRole('link', { name: t(`admin.product.tab.${tab}`) })
    .click()

/** A draft made by the API, for what a test does with it. */
async function givenDraft(token: string, more: object = {}) {
  const categories = await shopApi().call('GET', '/api/category-names')
  const brands = await shopApi().call('GET', '/api/brands')
  const idOf = ({ body }: { body: { data: { id: number; slug: string }[] } }, slug: string) =>
    body.data.find((one) => one.slug === slug)?.id ?? body.data[0]?.id
  const { status, body } = await shopApi().call('POST', '/api/admin/products', {
    token,
    body: {
      name: 'Octavo test cartridge',
      sku: newSku(),
      brand_id: idOf(brands, 'octavo'),
      category_id: idOf(categories, 'inkjet'),
      regular_price: '12.50',
      ...more,
    },
  })
  if (status !== 201) throw new Error(JSON.stringify(body))
  return body.data as { id: number; sku: string }
}

for (const [language, width] of visitors('en', 1440)) {
  test(`an article with a picture in three languages is written and sold, ${language} ${width}`, async ({
    page,
  }) => {
    const t = await visitAs(page, language, width)
    await signInAsStaff(page)
    await open(page, '/admin/products')
    await expectHeading(page, t('admin.products.title'))
    await page.getByRole('link', { name: t('admin.products.add') }).click()
    await expectHeading(page, t('admin.products.add'))
    await expectAccessible(page)
    const sku = newSku()
    const general = panel(page, t, 'general')
    await general.getByLabel(t('admin.product.name')).fill(`Octavo ${sku}`)
    await general.getByLabel(t('admin.stock.sku')).fill(sku)
    await general.getByLabel(t('admin.products.brand')).selectOption({ label: 'Octavo' })
    await general.getByLabel(t('admin.products.category')).selectOption({ index: 3 })
    await goTo(page, t, 'languages')
    const names = page.getByRole('group', { name: t('admin.product.nameLabel'), exact: true })
    await names.getByLabel('Nederlands').fill(`Octavo ${sku} zwart`)
    await names.getByLabel('Français').fill(`Octavo ${sku} noir`)
    // The price is missing: saving leads to its tab.
    await page.keyboard.press('Control+s')
    const price = panel(page, t, 'prices').getByLabel(t('admin.product.price'), { exact: true })
    await expect(price).toBeVisible()
    await expect(panel(page, t, 'prices')).toContainText(t('admin.products.noPrice'))
    await price.fill('12.50')
    await goTo(page, t, 'images')
    await panel(page, t, 'images')
      .getByLabel(t('admin.product.addPictures'))
      .setInputFiles({ name: 'front.png', mimeType: 'image/png', buffer: await picture() })
    for (const [title, words] of [
      ['English', 'Front'],
      ['Nederlands', 'Voorkant'],
      ['Français', 'Face'],
    ] as const) {
      await page
        .getByLabel(t('admin.product.altOf', { number: 1, language: title }))
        .fill(`${words} ${sku}`)
    }
    await expectAccessible(page)
    await page.keyboard.press('Control+s')
    await expect(toast(page, t, t('message.products.created'))).toBeVisible()
    await expectHeading(page, `Octavo ${sku}`)
    await page.getByRole('button', { name: t('admin.product.putOnSale') }).click()
    await expect(toast(page, t, t('message.products.saved'))).toBeVisible()
    const [shop] = await Promise.all([
      page.waitForEvent('popup'),
      page.getByRole('link', { name: t('admin.product.viewInShop') }).click(),
    ])
    await expect(shop.getByRole('heading', { level: 1 })).toHaveText(`Octavo ${sku}`)
    await expect(shop.getByRole('img', { name: `Front ${sku}` })).toBeVisible()
  })
}

for (const [language, width] of [...visitors('fr', 1440), ...visitors('nl', 390)]) {
  test(`a price is changed in its row and taken back, ${language} ${width}`, async ({ page }) => {
    const t = await visitAs(page, language, width)
    const token = await signInAsStaff(page)
    const { sku } = await givenDraft(token)
    await open(page, '/admin/products')
    await expectHeading(page, t('admin.products.title'))
    await expect(page.getByRole('table').getByRole('row').nth(2)).toBeVisible()
    await expectAccessible(page)
    await searchByKey(page, sku)
    const row = page.getByRole('table').getByRole('row').nth(1)
    await expect(row).toContainText(sku)
    const price = row.getByRole('textbox', {
      name: t('admin.products.priceOf', { name: 'Octavo test cartridge' }),
    })
    await price.fill('9,95')
    await price.press('Escape')
    await expect(price).toHaveValue('12,50')
    await price.fill('9,95')
    await price.press('Enter')
    await page
      .getByRole('button', { name: t('admin.undo') })
      .first()
      .click()
    await expect(price).toHaveValue('12,50')
    const stock = row.getByRole('textbox', {
      name: t('admin.products.stockOf', { name: 'Octavo test cartridge' }),
    })
    await stock.fill('7')
    await stock.press('Enter')
    await expect(
      toast(page, t, t('admin.products.stockSaved', { name: 'Octavo test cartridge', count: 7 })),
    ).toBeVisible()
    await expect(stock).toHaveValue('7')
    await open(page, '/admin/products?page=999')
    await page.getByText(t('admin.list.beyond', { page: 999 })).waitFor()
    await page.locator('.list-card .empty').getByRole('link').click()
    await page.waitForURL(/page=\d{2,3}$/)
    await expect(page.getByRole('table').getByRole('row').nth(1)).toBeVisible()
  })
}

test('odd values in a row are refused, and a colleague’s price is neither written over nor taken back', async ({
  page,
  faults,
}) => {
  faults.expect(409)
  const t = await visitAs(page, 'en', 1440)
  const token = await signInAsStaff(page)
  const { id, sku } = await givenDraft(token)
  const colleague = (regular_price: string) =>
    shopApi().call('PUT', `/api/admin/products/${id}`, { token, body: { regular_price } })
  const priceNow = async () =>
    (await shopApi().call('GET', `/api/admin/products/${id}`, { token })).body.data.regular_price
  const name = 'Octavo test cartridge'
  await open(page, `/admin/products?search=${sku}`)
  const row = page.getByRole('table').getByRole('row').nth(1)
  await expect(row).toContainText(sku)
  const price = row.getByRole('textbox', { name: t('admin.products.priceOf', { name }) })
  await price.fill('-3')
  await price.press('Enter')
  await expect(toast(page, t, t('admin.products.noAmount')).first()).toBeVisible()
  await expect(price).toHaveValue('-3')
  const stock = row.getByRole('textbox', { name: t('admin.products.stockOf', { name }) })
  await stock.fill('1.5')
  await stock.press('Enter')
  await expect(toast(page, t, t('admin.products.noNumber')).first()).toBeVisible()
  expect(await priceNow()).toBe('12.50')

  await price.fill('41')
  await price.press('Enter')
  const undo = page.getByRole('button', { name: t('admin.undo') }).first()
  await expect(undo).toBeVisible()
  await colleague('65.00')
  await undo.click()
  await expect(toast(page, t, t('message.error.stale')).first()).toBeVisible()
  await expect(price).toHaveValue('65.00')
  await colleague('70.00')
  await price.fill('59')
  await price.press('Enter')
  await expect(price).toHaveValue('70.00')
  expect(await priceNow()).toBe('70.00')
})

for (const [language, width] of visitors('nl', 390)) {
  test(`a pasted list of printers is matched, and what is not saved is kept, ${language} ${width}`, async ({
    page,
  }) => {
    const t = await visitAs(page, language, width)
    const { id } = await givenDraft(await signInAsStaff(page))
    await open(page, `/admin/edit-product/${id}#printers`)
    await expectHeading(page, 'Octavo test cartridge')
    const tab = panel(page, t, 'printers')
    await tab
      .getByLabel(t('admin.product.pasteLabel'))
      .fill('brother mfc-j5330dw\nMFCJ5330DW\nMFC-J53\nLC-3219XL')
    await tab.getByRole('button', { name: t('admin.product.match') }).click()
    await expect(tab).toContainText(
      t('admin.product.pasteReport', { add: 1, decide: 1, known: 1, unknown: 1 }),
    )
    await expectAccessible(page)
    await tab.getByRole('button', { name: t('admin.product.pasteAdd', { count: 1 }) }).click()
    await expect(tab.getByText('Brother MFC-J5330DW', { exact: true })).toBeVisible()
    await expect(page.getByText(t('admin.product.unsaved', { count: 1 }))).toBeVisible()
    // What is being written survives a window that is closed.
    await expect
      .poll(() => page.evaluate(() => localStorage.getItem('octavo_staff_draft')))
      .toContain('MFC-J5330DW')
    page.on('dialog', (dialog) => void dialog.accept())
    await open(page, `/admin/edit-product/${id}#printers`)
    await page.reload()
    await page.getByRole('button', { name: t('admin.product.takeUnsaved') }).click()
    await expect(tab.getByText('Brother MFC-J5330DW', { exact: true })).toBeVisible()
    await page.getByRole('button', { name: t('admin.product.save') }).click()
    await expect(toast(page, t, t('message.products.saved'))).toBeVisible()
    expect(await page.evaluate(() => localStorage.getItem('octavo_staff_draft'))).toBeNull()
    await page.getByRole('button', { name: t('admin.product.history') }).click()
    const history = page.getByRole('dialog', { name: t('admin.product.history') })
    await expect(history).toContainText(t('admin.product.wasChanged'))
    await expectAccessible(page)
  })
}
