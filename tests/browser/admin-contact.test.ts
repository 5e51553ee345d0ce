import { expect, type Page } from '@playwright/test'

import { expectHeading, shopApi, toast } from '#tests/support/account-visitor.ts'
import { forgetFormLimits } from '#tests/support/form-limits.ts'
import { newEmail } from '#tests/support/sign-in.ts'
import { searchByKey, signInAsStaff } from '#tests/support/staff-visitor.ts'
import {
  expectAccessible,
  open,
  type Say,
  test,
  visitAs,
  visitors,
} from '#tests/support/visitor.ts'

const MESSAGE = 'The first line.\nThe second line, about SI-000001.'

async function givenMessages(count: number): Promise<string> {
  await forgetFormLimits()
  const email = newEmail()
  for (let index = 1; index <= count; index += 1) {
    const body = { name: 'Lotte Peeters', email, subject: `Question ${index}`, message: MESSAGE }
    // oxlint-disable-next-line no-await-in-loop -- the newest is the last
    const { status } = await shopApi().call('POST', '/api/contact', { body })
    expect(status).toBe(201)
  }
  return email
}

const row = (page: Page, subject: string) =>
  page.getByRole('link').filter({ has: page.getByText(subject, { exact: true }) })
const pane = (page: Page, subject: string) => page.getByRole('article', { name: subject })
const press = (page: Page, t: Say, key: string) =>
  page
    .getByRole('article')
    .getByRole('button', { name: t(`admin.contact.${key}`) })
    .click()

for (const [language, width] of [...visitors('en', 1440), ...visitors('fr', 390)]) {
  test(`a new message is read, answered and deleted, ${language} ${width}`, async ({ page }) => {
    const t = await visitAs(page, language, width)
    const email = await givenMessages(2)
    await signInAsStaff(page)
    await open(page, `/admin/contact-submissions?search=${email}`)
    await expectHeading(page, t('admin.contact.title'))
    await expect(page.getByText(t('admin.contact.submissions', { total: 2 }))).toBeVisible()
    if (width === 1440) await expect(page.getByText(t('admin.contact.select'))).toBeVisible()
    await expectAccessible(page)
    await row(page, 'Question 2').click()
    const shown = pane(page, 'Question 2')
    await expect(shown.getByText(t('admin.contact.state.read'), { exact: true })).toBeVisible()
    await expect(shown.getByText('The first line.')).toHaveCSS('white-space', 'pre-line')
    await expect(shown.getByRole('link', { name: 'SI-000001' })).toHaveAttribute('href', /\/1$/)
    await expectAccessible(page)
    const reply = shown.getByRole('link', { name: t('admin.contact.reply') })
    await expect(reply).toHaveAttribute('href', `mailto:${email}?subject=Re%3A%20Question%202`)
    await page.evaluate(() => document.addEventListener('click', (event) => event.preventDefault()))
    await reply.click()
    await expect(toast(page, t, t('message.contact.marked_replied')).first()).toBeVisible()
    await expect(shown.getByText(t('admin.contact.state.replied'), { exact: true })).toBeVisible()
    await press(page, t, 'delete')
    const dialog = page.getByRole('dialog', { name: t('admin.contact.deleteTitle') })
    await expectAccessible(page)
    await dialog.getByRole('button', { name: t('admin.cancel') }).click()
    await press(page, t, 'delete')
    await dialog.getByRole('button', { name: t('admin.contact.delete') }).click()
    await expect(toast(page, t, t('message.contact.deleted')).first()).toBeVisible()
    await expect(page.getByText(t('admin.contact.submissions', { total: 1 }))).toBeVisible()
    await expect(row(page, 'Question 2')).toBeHidden()
  })
}

test('messages are walked by keyboard, filtered and paged', async ({ page }) => {
  const t = await visitAs(page, 'nl', 1440)
  const email = await givenMessages(11)
  await signInAsStaff(page)
  await open(page, '/admin/contact-submissions')
  await searchByKey(page, email)
  await expect(page.getByText(t('admin.contact.submissions', { total: 11 }))).toBeVisible()
  await expect(page.getByText(t('admin.list.showing', { shown: 10, total: 11 }))).toBeVisible()
  await page.getByRole('searchbox').blur()
  await page.keyboard.press('j')
  await page.keyboard.press('Enter')
  await expect(pane(page, 'Question 11')).toBeVisible()
  await page.keyboard.press('j')
  await page.keyboard.press('Enter')
  await expect(pane(page, 'Question 10')).toBeVisible()
  await page.getByRole('link', { name: t('admin.list.next') }).click()
  await expect(row(page, 'Question 1')).toBeVisible()
  await page.getByRole('button', { name: new RegExp(`^${t('admin.contact.filter.read')}`) }).click()
  await expect(page.getByText(t('admin.contact.submissions', { total: 2 }))).toBeVisible()
  await expect(page.getByRole('link', { name: t('admin.list.next') })).toHaveCount(0)
})

test('nothing found says how to go on, and a list that fails is empty', async ({
  page,
  faults,
}) => {
  faults.expect(500)
  const t = await visitAs(page, 'en', 390)
  await signInAsStaff(page)
  await open(page, '/admin/contact-submissions?search=nothing-like-it')
  await expect(page.getByText('No submissions found.')).toBeVisible()
  await expect(page.getByText('Try adjusting your search.')).toBeVisible()
  await page.route('**/api/admin/contact-submissions*', (route) =>
    route.fulfill({ status: 500, json: { status: 'error', code: 'internal', message: '' } }),
  )
  await page.getByRole('button', { name: t('admin.contact.refresh') }).click()
  await expect(page.getByRole('alert').first()).toHaveText('Failed to fetch contact submissions')
  await expect(page.getByText('Submissions (0)')).toBeVisible()
})
