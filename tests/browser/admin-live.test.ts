import { type Browser, expect, type Page } from '@playwright/test'

import { shopApi, signInAs } from '#tests/support/account-visitor.ts'
import { givenPaidOrder, signInAsStaff } from '#tests/support/staff-visitor.ts'
import {
  expectAccessible,
  open,
  type Say,
  test,
  untilAlive,
  visitAs,
  visitors,
} from '#tests/support/visitor.ts'

const TONER = 'octavo-brother-tn-2420'
const SUPER_ADMIN = { email: 'superadmin@octavo.test', password: 'octavo-demo' }
const COLLEAGUE = 'Sofie Superadmin'
const STREAM = '**/api/admin/live'

const news = (page: Page, t: Say) => page.getByRole('button', { name: t('admin.live.show') })
const marked = (page: Page) => page.locator('.news-mark')

/** The list stands there, and this tab hears of what comes. */
async function openList(page: Page, path: string): Promise<void> {
  const listens = page.waitForResponse(STREAM)
  await open(page, path)
  await listens
  await page.locator('[data-row]').first().waitFor()
}

/** Another person in a browser of her own. */
async function givenColleague(browser: Browser, path: string) {
  const context = await browser.newContext()
  const page = await context.newPage()
  await visitAs(page, 'en', 1440)
  const token = await signInAs(page, SUPER_ADMIN, SUPER_ADMIN)
  await open(page, path)
  await page.getByRole('heading', { level: 1 }).waitFor()
  return {
    page,
    token,
    /** The page is left, as by a closed tab, which says so on its way out. */
    async leave() {
      await page.goto('/api/openapi.json')
      await context.close()
    },
  }
}

for (const [language, width] of visitors('fr', 390)) {
  test(`a new order is told above the list and shown on a press, ${language} ${width}`, async ({
    page,
  }) => {
    const t = await visitAs(page, language, width)
    await signInAsStaff(page)
    await openList(page, '/admin/orders')
    const before = await page.locator('[data-row]').first().textContent()

    const { number } = await givenPaidOrder({ [TONER]: 1 })

    await expect(news(page, t)).toBeVisible()
    // Nothing moves under the finger.
    expect(await page.locator('[data-row]').first().textContent()).toBe(before)
    await expectAccessible(page)
    await news(page, t).click()
    await expect(marked(page).filter({ hasText: number })).toBeVisible()
    await expect(news(page, t)).toBeHidden()
    await expectAccessible(page)
  })
}

test('a new message and a new review are shown by the key, without a mouse', async ({ page }) => {
  const t = await visitAs(page, 'nl', 1440)
  await signInAsStaff(page)
  await openList(page, '/admin/contact-submissions')
  const subject = `Inkt ${crypto.randomUUID()}`
  await shopApi().call('POST', '/api/contact', {
    body: {
      name: 'An Peeters',
      email: 'an@reader.example',
      subject,
      message: 'Welke inkt is dit?',
    },
  })

  await expect(news(page, t)).toBeVisible()
  await expect(page.getByRole('status').filter({ hasText: t('admin.live.show') })).toContainText(
    /\d+ nieuwe? bericht/,
  )
  await page.keyboard.press('.')
  await expect(marked(page).filter({ hasText: subject })).toBeVisible()

  await openList(page, '/admin/public-reviews')
  const title = `Goed ${crypto.randomUUID()}`
  await shopApi().call('POST', '/api/reviews', {
    body: {
      name: 'An Peeters',
      email: `${crypto.randomUUID()}@reader.example`,
      rating: 5,
      title,
      opinion: 'Snel geleverd en goede inkt.',
    },
  })
  await expect(news(page, t)).toBeVisible()
  await page.keyboard.press('.')
  await expect(marked(page).filter({ hasText: title })).toBeVisible()
})

test('what came while the stream was away is told when it is back', async ({ page, faults }) => {
  faults.expectOffline()
  const t = await visitAs(page, 'en', 1440)
  await signInAsStaff(page)
  await page.route(STREAM, (route) => route.abort())
  await open(page, '/admin/orders')
  await page.locator('[data-row]').first().waitFor()
  await givenPaidOrder({ [TONER]: 1 })

  await page.unroute(STREAM)

  await expect(news(page, t)).toBeVisible({ timeout: 30_000 })
})

test('ten tabs share one stream, and another takes it over when its tab is closed', async ({
  page,
  context,
}) => {
  const t = await visitAs(page, 'en', 1440)
  await signInAsStaff(page)
  const streams: string[] = []
  context.on('request', (request) => {
    if (request.url().endsWith('/api/admin/live')) streams.push(request.url())
  })
  await openList(page, '/admin/orders')
  const others: Page[] = []
  for (let tab = 1; tab < 10; tab += 1) {
    // oxlint-disable-next-line no-await-in-loop -- one after the other, as they are opened
    const other = await context.newPage()
    // oxlint-disable-next-line no-await-in-loop -- see above
    await other.goto('/admin/orders')
    others.push(other)
  }
  const last = others.at(-1) ?? page
  await untilAlive(last)
  await last.locator('[data-row]').first().waitFor()
  expect(streams).toHaveLength(1)

  await givenPaidOrder({ [TONER]: 1 })
  await expect(news(last, t)).toBeVisible()
  await page.close()
  await expect.poll(() => streams.length).toBe(2)
  await news(last, t).click()
  await expect(marked(last)).toBeVisible()
  await givenPaidOrder({ [TONER]: 1 })
  await expect(news(last, t)).toBeVisible()
})

test('an order changed by a colleague says so, and keeps what is typed', async ({
  page,
  browser,
}) => {
  const t = await visitAs(page, 'nl', 390)
  await signInAsStaff(page)
  const { id } = await givenPaidOrder({ [TONER]: 1 })
  const colleague = await givenColleague(browser, `/admin/orders/${id}`)
  await open(page, `/admin/orders/${id}`)
  await expect(
    page.getByRole('status').filter({ hasText: t('admin.live.looking', { name: COLLEAGUE }) }),
  ).toBeVisible()
  await page.getByRole('button', { name: t('admin.order.addNote') }).click()
  const note = page.getByRole('dialog').getByRole('textbox')
  await note.fill('Belt terug')

  const { status } = await shopApi().call('PUT', `/api/admin/orders/${id}/status`, {
    token: colleague.token,
    body: { status: 'completed' },
  })

  expect(status).toBe(200)
  const bar = page.locator('.news-bar')
  await expect(bar).toContainText(t('admin.live.changedBy', { name: COLLEAGUE }))
  await expect(note).toHaveValue('Belt terug')
  await page.keyboard.press('Escape')
  await expectAccessible(page)
  await bar.getByRole('button', { name: t('admin.live.load') }).click()
  await expect(bar).toBeHidden()
  await expect(page.getByRole('heading', { level: 1 }).locator('..')).toContainText(
    t('orders.status.completed'),
  )
  await colleague.leave()
  await expect(page.locator('.presence')).toBeHidden()
})

test('a conflict in a dialog is put off by Escape, and the form stays with what was typed', async ({
  page,
  faults,
}) => {
  faults.expect(409)
  const t = await visitAs(page, 'fr', 390)
  const token = await signInAsStaff(page)
  const name = `Pays ${crypto.randomUUID().slice(0, 8)}`
  const { body } = await shopApi().call('POST', '/api/admin/brands', { token, body: { name } })
  const { id } = body.data
  await open(page, `/admin/brands?search=${name}#${id}`)
  const form = page.getByRole('dialog', { name })
  const field = form.getByLabel(t('admin.brands.name'), { exact: true })
  await field.fill('Mine')
  await shopApi().call('PUT', `/api/admin/brands/${id}`, { token, body: { in_menu: true } })

  await page.keyboard.press('Control+s')
  const conflict = page.getByRole('dialog', { name: t('admin.form.conflict') })
  await expect(
    conflict.getByRole('row').filter({ hasText: t('admin.brands.inMenuLabel') }),
  ).toContainText(t('admin.yes'))
  await expectAccessible(page)
  await page.keyboard.press('Escape')

  await expect(conflict).toBeHidden()
  await expect(field).toHaveValue('Mine')
  await page.keyboard.press('Control+s')
  await conflict.getByRole('button', { name: t('admin.form.keepMine') }).click()
  await expect(form).toBeHidden()
  const saved = await shopApi().call('GET', `/api/admin/brands/${id}`, { token })
  expect(saved.body.data.name).toBe('Mine')
})

/** A printer of this test's own. */
async function givenPrinter(token: string): Promise<number> {
  const brands = await shopApi().call('GET', '/api/admin/brands', { token })
  const { status, body } = await shopApi().call('POST', '/api/admin/printers', {
    token,
    body: {
      name: `Brother HL-${crypto.randomUUID().slice(0, 8)}`,
      brand_id: brands.body.data[0].id,
      technology: 'laser',
    },
  })
  if (status !== 201) throw new Error(JSON.stringify(body))
  return body.data.id as number
}

test('two who edit one record see each other, and the second to save chooses', async ({
  page,
  browser,
  faults,
}) => {
  faults.expect(409)
  const t = await visitAs(page, 'en', 1440)
  const token = await signInAsStaff(page)
  const id = await givenPrinter(token)
  const path = `/admin/printers/${id}`
  const colleague = await givenColleague(browser, path)
  await open(page, path)
  const series = (on: Page) => on.getByLabel(t('admin.printers.series'))
  const save = (on: Page) => on.getByRole('button', { name: t('admin.save'), exact: true })
  const chip = (key: string, name: string) => t(`admin.live.${key}`, { name })
  await expect(page.getByText(chip('looking', COLLEAGUE))).toBeVisible()
  await expect(colleague.page.getByText(chip('looking', 'Jan Admin'))).toBeVisible()

  await series(page).fill('HL of Jan')
  await expect(colleague.page.getByText(chip('editing', 'Jan Admin'))).toBeVisible()
  await series(colleague.page).fill('HL of Sofie')
  await expect(page.getByText(chip('editing', COLLEAGUE))).toBeVisible()
  await expectAccessible(page)
  await save(colleague.page).click()
  await expect(page.getByText(chip('looking', COLLEAGUE))).toBeVisible()

  await save(page).click()
  const conflict = page.getByRole('dialog', { name: t('admin.form.conflict') })
  await expect(conflict.getByRole('row').filter({ hasText: 'HL of Jan' })).toContainText(
    'HL of Sofie',
  )
  await expectAccessible(page)
  // Neither, for now: what was typed is still there, and nothing was written over.
  await page.keyboard.press('Escape')
  await expect(conflict).toBeHidden()
  await expect(series(page)).toHaveValue('HL of Jan')
  const saved = async () =>
    (await shopApi().call('GET', `/api/admin/printers/${id}`, { token })).body.data.series
  expect(await saved()).toBe('HL of Sofie')

  await save(page).click()
  await conflict.getByRole('button', { name: t('admin.form.takeTheirs') }).click()
  await expect(series(page)).toHaveValue('HL of Sofie')
  await series(page).fill('HL of both')
  await save(page).click()
  await expect.poll(saved).toBe('HL of both')
  await colleague.leave()
})
