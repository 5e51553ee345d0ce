import { expect, type Page } from '@playwright/test'

import { shopApi } from '#tests/support/account-visitor.ts'
import { forgetFormLimits } from '#tests/support/form-limits.ts'
import { SCRIPTS } from '#tests/support/scripts.ts'
import { newEmail } from '#tests/support/sign-in.ts'
import { givenPaidOrder, signInAsStaff } from '#tests/support/staff-visitor.ts'
import { open, test, visitAs } from '#tests/support/visitor.ts'

/** As long as a message may be. */
const MESSAGE_LENGTH = 5000
const NOTE_LENGTH = 500
const ALL = SCRIPTS.join('\n')

/** Each script in each field that takes it; what a field refuses is no danger. */
async function givenHostile(): Promise<{ email: string; kept: number }> {
  const email = newEmail()
  let kept = 0
  const send = async (path: string, body: object) => {
    const { status } = await shopApi().call('POST', path, { body: { email, ...body } })
    expect([201, 422]).toContain(status)
    kept += status === 201 ? 1 : 0
  }
  for (const script of SCRIPTS) {
    const message = ALL.slice(0, MESSAGE_LENGTH)
    const contact = { name: 'Ann', subject: script, message }
    const review = { rating: 3, name: 'Ann', title: script.slice(0, 120), opinion: script }
    // oxlint-disable-next-line no-await-in-loop -- one shop, one database
    await forgetFormLimits()
    // oxlint-disable-next-line no-await-in-loop
    await send('/api/contact', contact)
    // oxlint-disable-next-line no-await-in-loop
    await send('/api/contact', { ...contact, name: script.slice(0, 120), subject: 'Name' })
    // oxlint-disable-next-line no-await-in-loop
    await send('/api/reviews', review)
    // oxlint-disable-next-line no-await-in-loop
    await send('/api/reviews', { ...review, name: script.slice(0, 80), title: 'Name' })
  }
  return { email, kept }
}

/** Nothing has run: no script left its mark, and the policy of the page, which reports, had nothing to stop. */
const expectUntouched = async (page: Page) =>
  expect(await page.evaluate(() => 'octavoWasHere' in window)).toBe(false)

test(`${SCRIPTS.length} scripts in every public field do nothing where staff read them`, async ({
  page,
}) => {
  test.setTimeout(180_000)
  await visitAs(page, 'en', 1440)
  const { email, kept } = await givenHostile()
  expect(kept).toBeGreaterThan(2 * SCRIPTS.length)
  const order = await givenPaidOrder(
    { 'octavo-brother-tn-2420': 1 },
    { order_notes: ALL.slice(0, NOTE_LENGTH) },
  )
  await signInAsStaff(page)
  for (let number = 1; number <= Math.ceil((2 * SCRIPTS.length) / 10); number += 1) {
    // oxlint-disable-next-line no-await-in-loop -- one page after another
    await open(page, `/admin/contact-submissions?search=${email}&page=${number}`)
    const link = page.getByRole('main').locator('[data-row] a').first()
    // oxlint-disable-next-line no-await-in-loop
    if ((await link.count()) === 0) break
    // oxlint-disable-next-line no-await-in-loop
    await link.click()
    // oxlint-disable-next-line no-await-in-loop
    await expect(
      page
        .getByRole('article')
        .getByText(SCRIPTS[0] ?? '')
        .first(),
    ).toBeVisible()
    // oxlint-disable-next-line no-await-in-loop
    await expectUntouched(page)
  }
  for (const number of [1, 2, 3, 4]) {
    // oxlint-disable-next-line no-await-in-loop -- one page after another
    await open(page, `/admin/public-reviews?search=${email}&page=${number}`)
    // oxlint-disable-next-line no-await-in-loop
    await page.getByRole('heading', { level: 1 }).waitFor()
    const link = page.getByRole('main').locator('[data-row] a').first()
    // oxlint-disable-next-line no-await-in-loop
    if ((await link.count()) === 0) break
    // oxlint-disable-next-line no-await-in-loop
    await link.click()
    // oxlint-disable-next-line no-await-in-loop
    await expect(page.getByRole('dialog')).toBeVisible()
    // oxlint-disable-next-line no-await-in-loop
    await expectUntouched(page)
  }
  await open(page, `/admin/orders/${order.id}`)
  await expect(page.getByText(SCRIPTS[0] ?? '').first()).toBeVisible()
  await expectUntouched(page)
  await open(page, '/admin/dashboard')
  await page.getByRole('heading', { level: 1 }).waitFor()
  await expectUntouched(page)
})
