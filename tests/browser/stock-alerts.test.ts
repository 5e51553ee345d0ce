import { expect, type Page } from '@playwright/test'

import { article, givenSignedIn, toast } from '#tests/support/account-visitor.ts'
import {
  expectAccessible,
  open,
  type Say,
  test,
  visitAs,
  visitors,
} from '#tests/support/visitor.ts'

/** Sold out in the demo shop. */
const SOLD_OUT = 'brother-tn-2420'

for (const [language, width] of visitors('fr', 390)) {
  test(`a guest leaves an address for a sold-out article, ${language} ${width}`, async ({
    page,
  }) => {
    const t = await visitAs(page, language, width)
    await open(page, `/shop?search=${SOLD_OUT}`)
    await (await notifyMe(page, t)).press('Enter')
    const dialog = page.getByRole('dialog', { name: t('stockAlert.title') })
    const email = dialog.getByRole('textbox', { name: t('field.email') })
    await expect(email).toBeFocused()
    await expectAccessible(page)

    await page.keyboard.press('Enter')
    await expect(email).toHaveAccessibleDescription(t('rule.email.required'))
    await page.keyboard.type('waiting@reader.example')
    await page.keyboard.press('Enter')
    await expect(dialog).toBeHidden()
    await expect(
      toast(page, t, t('message.stock_alert.saved', { email: 'waiting@reader.example' })),
    ).toBeVisible()
    const asked = page.getByRole('button', { name: t('stockAlert.asked') })
    await expect(asked).toBeFocused()
    await expect(asked).toBeDisabled()
  })
}

for (const [language, width] of visitors('nl', 1440)) {
  test(`a customer asks with one press, ${language} ${width}`, async ({ page }) => {
    const t = await visitAs(page, language, width)
    const { email } = await givenSignedIn(page)
    await open(page, `/product/${SOLD_OUT}`)
    await expectAccessible(page)
    await (await notifyMe(page, t)).click()
    await expect(toast(page, t, t('message.stock_alert.saved', { email }))).toBeVisible()
    await expect(page.getByRole('button', { name: t('stockAlert.asked') }).first()).toBeFocused()
  })
}

async function notifyMe(page: Page, t: Say) {
  const { name, name_fr: french, name_nl: dutch } = await article(SOLD_OUT)
  const names = { en: name, fr: french ?? name, nl: dutch ?? name }
  const language = (await page.locator('html').getAttribute('lang')) as keyof typeof names
  const label = t('stockAlert.askNamed', { name: names[language] })
  return page.getByRole('main').getByRole('button', { name: label }).first()
}
