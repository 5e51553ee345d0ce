import { expect, type Page } from '@playwright/test'

import { shopApi } from '#tests/support/account-visitor.ts'
import { newEmail } from '#tests/support/sign-in.ts'
import { signInAsStaff } from '#tests/support/staff-visitor.ts'
import { expectAccessible, open, test, visitAs, visitors } from '#tests/support/visitor.ts'

for (const [language, width] of visitors('fr', 390)) {
  test(`a visitor signs up at the foot of the page, confirms and leaves, ${language} ${width}`, async ({
    page,
    faults,
  }) => {
    faults.expect(404)
    const t = await visitAs(page, language, width)
    await open(page, '/')
    const foot = page.getByRole('contentinfo')
    const field = foot.getByLabel(t('newsletter.title'))
    await field.fill('nobody')
    await field.press('Enter')
    await expect(foot.getByRole('status')).toHaveText(t('rule.email.invalid'))
    const email = newEmail()
    await field.fill(email)
    await field.press('Enter')
    await expect(foot.getByRole('status')).toContainText(email)
    await expect(field).toHaveValue('')

    const main = page.getByRole('main')
    await open(page, await confirmLink(page, email))
    await expect(main.getByRole('heading', { level: 1 })).toHaveText(
      t('newsletterPage.confirmTitle'),
    )
    await expectAccessible(page)
    await main.getByRole('button', { name: t('newsletterPage.confirm') }).click()
    await expect(main.getByRole('status')).toContainText(t('message.newsletter.confirmed'))

    await open(page, '/newsletter?leave=made-up')
    await main.getByRole('button', { name: t('newsletterPage.leave') }).click()
    await expect(main.getByRole('alert')).toContainText(t('message.newsletter.link_unknown'))
  })
}

async function confirmLink(page: Page, email: string): Promise<string> {
  const token = await signInAsStaff(page)
  const shop = shopApi()
  let link = ''
  await expect(async () => {
    const mails = await shop.call('GET', `/api/admin/mails?search=${encodeURIComponent(email)}`, {
      token,
    })
    const mail = await shop.call('GET', `/api/admin/mails/${mails.body.data[0].id}`, { token })
    link = /\/newsletter\?confirm=[\w.-]+/.exec(mail.body.data.text)?.[0] ?? ''
    expect(link).not.toBe('')
  }).toPass()
  return link
}
