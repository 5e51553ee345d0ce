import { expect } from '@playwright/test'

import { newEmail } from '#tests/support/sign-in.ts'
import { expectAccessible, open, tabTo, test, visitAs, visitors } from '#tests/support/visitor.ts'

const ANSWER = {
  status: 'success',
  message: '',
  data: [
    {
      group: 'delivery',
      faqs: [
        {
          id: 1,
          question: 'Do you deliver to Luxembourg?',
          question_nl: 'Leveren jullie in Luxemburg?',
          question_fr: 'Livrez-vous au Luxembourg ?',
          answer_html: '<p>Yes, in two working days.</p>',
          answer_html_nl: '<p>Ja, binnen twee werkdagen.</p>',
          answer_html_fr: '<p>Oui, en deux jours ouvrables.</p>',
        },
      ],
    },
  ],
}

for (const [language, width] of visitors('nl', 390)) {
  test(`a message is written with an answer beside it, fails, and is sent, ${language} ${width}`, async ({
    page,
    faults,
  }) => {
    faults.expect(500)
    const t = await visitAs(page, language, width)
    await page.route('**/api/faqs?*', (route) => route.fulfill({ json: ANSWER }))
    await open(page, '/contact')
    const main = page.getByRole('main')
    await expect(main.getByRole('heading', { level: 1 })).toHaveText(t('contactPage.title'))
    await expectAccessible(page)
    await main.getByRole('button', { name: t('contactPage.submit') }).click()
    await expect(main.getByLabel(t('contactPage.name'))).toBeFocused()
    await main.getByLabel(t('contactPage.name')).fill('Ann Peeters')
    const email = newEmail()
    await main.getByLabel(t('contactPage.email')).fill(email)
    await main.getByLabel(t('contactPage.subject')).fill('Leveren jullie in Luxemburg?')
    await expect(main.getByText(/Ja, binnen twee werkdagen|Yes, in two|Oui, en deux/)).toBeVisible()
    await main.getByLabel(t('contactPage.message')).fill('Tegen vrijdag.\nBedankt.')
    await page.route('**/api/contact', (route) => route.fulfill({ status: 500, json: {} }), {
      times: 1,
    })
    const send = main.getByRole('button', { name: t('contactPage.submit') })
    await tabTo(page, send)
    await page.keyboard.press('Enter')
    await expect(main.getByRole('alert')).toContainText(t('contactPage.failure'))
    await expect(main.getByLabel(t('contactPage.message'))).toHaveValue('Tegen vrijdag.\nBedankt.')
    await expectAccessible(page)
    await main.getByRole('button', { name: t('contactPage.again') }).click()
    await expect(main.getByRole('status').first()).toContainText(/CT-\d{6}/)
    await expect(main.getByRole('status').first()).toContainText(email)
  })
}

test('the error is the sentence the shop has for it, and no answer is no fault', async ({
  page,
  faults,
}) => {
  faults.expect(500)
  faults.expectOffline()
  await visitAs(page, 'en', 1440)
  await page.route('**/api/faqs?*', (route) => route.abort())
  await page.route('**/api/contact', (route) => route.fulfill({ status: 500, json: {} }))
  await open(page, '/contact')
  const main = page.getByRole('main')
  await main.getByLabel('Name').fill('Ann')
  await main.getByLabel('Email').fill(newEmail())
  await main.getByLabel('Subject').fill('Delivery on Saturday')
  await main.getByRole('button', { name: 'Send message' }).click()
  await expect(main.getByRole('alert')).toContainText(
    'There was an error sending your message. Please try again.',
  )
  await expect(main.getByLabel('Subject')).toHaveValue('Delivery on Saturday')
})
