import { expect, type Page } from '@playwright/test'

import { expectHeading, shopApi, toast } from '#tests/support/account-visitor.ts'
import { countedClicks } from '#tests/support/counted-clicks.ts'
import { forgetFormLimits } from '#tests/support/form-limits.ts'
import { pictureFile } from '#tests/support/picture-file.ts'
import { givenPaidOrder, signInAsStaff } from '#tests/support/staff-visitor.ts'
import { expectAccessible, open, test, visitAs } from '#tests/support/visitor.ts'

type Clicks = ReturnType<typeof countedClicks>

/** A mail program may take the address, but no test machine has one. */
const stopMailProgram = (page: Page) =>
  page.evaluate(() =>
    document.addEventListener('click', (event) => {
      if ((event.target as Element).closest('a[href^="mailto:"]') !== null) event.preventDefault()
    }),
  )

const expectWithin = (task: Clicks, clicks: number, seconds: number) => {
  expect(task.count()).toBeLessThanOrEqual(clicks)
  expect(task.seconds()).toBeLessThan(seconds)
}

test('a complaint that names no order is answered with a refund: 12 clicks, a minute', async ({
  page,
}) => {
  const t = await visitAs(page, 'en', 1440)
  const order = await givenPaidOrder({ 'octavo-brother-tn-2420': 2 })
  await forgetFormLimits()
  const subject = `One toner is empty ${crypto.randomUUID().slice(0, 8)}`
  const message = 'I ordered two toners and one of them prints nothing at all.'
  const complaint = { name: 'Lotte Peeters', email: order.email, subject, message }
  expect((await shopApi().call('POST', '/api/contact', { body: complaint })).status).toBe(201)
  const token = await signInAsStaff(page)
  await open(page, '/admin/dashboard')

  const task = countedClicks(page)
  const sidebar = page.getByRole('navigation').first()
  await task.click(sidebar.getByRole('link', { name: t('admin.contact.title') }))
  await task.click(page.getByRole('link').filter({ hasText: subject }))
  await task.click(
    page
      .getByRole('article', { name: subject })
      .getByRole('link', { name: t('admin.contact.senderOrders') }),
  )
  await task.click(page.getByRole('table').getByRole('link', { name: order.number }))
  await task.click(page.getByRole('button', { name: t('admin.order.refund') }))
  const dialog = page.getByRole('dialog', { name: t('admin.order.refund') })
  await task.click(dialog.getByRole('spinbutton'))
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type('1')
  await task.type(dialog.getByLabel(t('admin.order.reason')), 'Empty on arrival')
  await task.click(dialog.getByRole('button', { name: t('admin.order.refundVerb') }))
  await expect(page.getByText(t('admin.refund.succeeded'), { exact: true })).toBeVisible()
  await task.click(sidebar.getByRole('link', { name: t('admin.contact.title') }))
  await task.click(page.getByRole('link').filter({ hasText: subject }))
  await stopMailProgram(page)
  await task.click(page.getByRole('link', { name: t('admin.contact.reply') }))
  await expect(toast(page, t, t('message.contact.marked_replied')).first()).toBeVisible()
  expectWithin(task, 12, 60)

  const { body } = await shopApi().call('GET', `/api/admin/orders/${order.id}`, { token })
  expect(body.data.refunds).toMatchObject([{ reason: 'Empty on arrival' }])
})

test('a brand’s prices rise by 4 % from Monday on: 10 clicks, a minute', async ({ page }) => {
  const t = await visitAs(page, 'nl', 1440)
  await signInAsStaff(page)
  await open(page, '/admin/dashboard')

  const task = countedClicks(page)
  const sidebar = page.getByRole('navigation').first()
  await task.click(sidebar.getByRole('link', { name: t('admin.prices.regular') }))
  await expectHeading(page, t('admin.prices.regular'))
  await task.choose(page.getByLabel(t('admin.prices.brand')), 'epson')
  await task.type(page.getByLabel(t('admin.prices.share'), { exact: true }), '4')
  task.outside(1) // into the first part of the date, which is then typed
  await page.getByLabel(new RegExp(`^${t('admin.prices.startsAt')}`)).fill('2036-01-07T00:00')
  await task.click(page.getByRole('button', { name: t('admin.prices.preview') }))
  await expect(page.getByRole('table').getByRole('row').nth(1)).toBeVisible()
  const verb = t('admin.prices.schedule', { count: 2 }).split('2')[0] ?? ''
  await task.click(page.getByRole('button', { name: new RegExp(`^${verb}`) }))
  const cancel = page.getByRole('button', { name: t('admin.prices.cancelBatch') })
  await expect(cancel).toBeVisible()
  expectWithin(task, 10, 60)
  await cancel.click()
  await expect(page.getByText(t('admin.prices.isUndone'))).toBeVisible()
})

test('an article with a picture is published in three languages: 25 clicks, three minutes', async ({
  page,
}) => {
  const t = await visitAs(page, 'fr', 1440)
  const token = await signInAsStaff(page)
  await open(page, '/admin/dashboard')

  const task = countedClicks(page)
  const title = `Encre ${crypto.randomUUID().slice(0, 8)}`
  const texts = (key: string) => page.getByRole('group', { name: t(key), exact: true })
  await task.click(page.getByRole('link', { name: t('admin.blogs.title'), exact: true }))
  await task.click(page.getByRole('link', { name: t('admin.blogs.add') }))
  await expectHeading(page, t('admin.blogs.add'))
  for (const language of ['English', 'Nederlands', 'Français']) {
    const field = (key: string) => texts(key).getByLabel(language, { exact: true })
    await task.type(field('admin.blogs.titleLabel'), `${title} ${language}`)
    await task.type(field('admin.blogs.excerpt'), `Intro ${language}`)
    await task.type(field('admin.blogs.text'), `**${language}**`)
  }
  task.outside(2) // the field, and the file in the system's own window
  await page.locator('input[type=file]').setInputFiles(await pictureFile())
  await expect(page.getByRole('button', { name: t('admin.form.removePicture') })).toBeVisible()
  await expectAccessible(page)
  await task.choose(page.getByLabel(t('admin.orders.status')), 'published')
  await task.click(page.getByRole('button', { name: t('admin.save'), exact: true }))
  await expect(toast(page, t, t('admin.blogs.saved')).first()).toBeVisible()
  expectWithin(task, 25, 180)

  await expectHeading(page, `${title} English`)
  await expect(page.getByLabel(t('admin.blogs.slug'))).toHaveAccessibleDescription(/\/blog\/encre-/)
  const shown = await page
    .getByRole('link', { name: t('admin.viewShop') })
    .last()
    .getAttribute('href')
  const { body } = await shopApi().call('GET', `/api${shown?.replace('/blog/', '/blogs/')}`, {
    token,
  })
  expect(body.data).toMatchObject({
    title_nl: `${title} Nederlands`,
    excerpt_fr: 'Intro Français',
    image_path: expect.stringMatching(/^\/media\/pictures\//),
    body_html_fr: '<p><strong>Français</strong></p>\n',
  })
})
