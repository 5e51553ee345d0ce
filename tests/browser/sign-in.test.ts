import { expect } from '@playwright/test'

import {
  closeWelcome,
  expectHeading,
  givenCustomer,
  givenSignedIn,
  logIn,
  openArea,
  passwordField,
  toast,
} from '#tests/support/account-visitor.ts'
import { mailTo } from '#tests/support/mailbox.ts'
import { newEmail, PASSWORD } from '#tests/support/sign-in.ts'
import { letSessionsExpire } from '#tests/support/time.ts'
import { expectAccessible, open, test, visitAs, visitors } from '#tests/support/visitor.ts'

const NEW_PASSWORD = 'a whole new sentence'

for (const [language, width] of visitors('en', 390)) {
  test(`registering, being greeted, logging out, ${language} ${width}`, async ({
    page,
    faults,
  }) => {
    faults.expect(422)
    const t = await visitAs(page, language, width)
    const email = newEmail()
    const taken = await givenCustomer()
    await open(page, '/register')
    const main = page.getByRole('main')
    const send = main.getByRole('button', { name: t('register.title') })
    await send.click()
    for (const rule of ['rule.name', 'rule.email.required', 'rule.password.required']) {
      await expect(main.getByText(t(rule), { exact: true })).toBeVisible()
    }
    await expect(main.getByLabel(t('field.name'))).toBeFocused()
    await expectAccessible(page)

    await main.getByLabel(t('field.name')).fill('Lotte Peeters')
    await main.getByLabel(t('field.email'), { exact: true }).fill('lotte')
    const password = passwordField(page, t('field.password'))
    const strengths = [
      ['printer', 'password.strength.1'],
      ['inktpatroon', 'password.strength.2'],
      ['Inkt2026', 'password.strength.3'],
      [PASSWORD, 'password.strength.4'],
    ] as const
    for (const [text, strength] of strengths) {
      await password.fill(text)
      await expect(main.getByText(t(strength))).toBeVisible()
    }
    await password.fill('short')
    await passwordField(page, t('field.confirmation')).fill('other')
    await send.click()
    for (const rule of ['rule.email.invalid', 'rule.password.short', 'rule.password.differs']) {
      await expect(main.getByText(t(rule), { exact: true })).toBeVisible()
    }
    await password.fill(PASSWORD)
    await passwordField(page, t('field.confirmation')).fill(PASSWORD)
    await main
      .getByRole('button', { name: t('password.show') })
      .first()
      .click()
    await expect(password).toHaveAttribute('type', 'text')
    await main.getByLabel(t('field.email'), { exact: true }).fill(taken.email)
    await send.click()
    await expect(main.getByText(t('message.account.email_taken'))).toBeVisible()
    await main.getByLabel(t('field.email'), { exact: true }).fill(email)
    await send.click()

    const welcome = page.getByRole('dialog', { name: t('welcome.title', { name: 'Lotte' }) })
    await expect(welcome).toBeVisible()
    await expectAccessible(page)
    await welcome.getByRole('link', { name: t('welcome.printers') }).click()
    await page.waitForURL('**/customer/printers')
    await expectHeading(page, t('printers.title'))
    await page
      .getByRole('navigation', { name: t('customer.nav.label') })
      .getByRole('button', { name: t('account.logOut') })
      .click()
    await expect(toast(page, t, t('account.loggedOut'))).toBeVisible()
    await open(page, '/customer/orders')
    await expectHeading(page, t('login.title'))
    await expect(page.getByText(t('login.asked.required'))).toBeVisible()
  })
}

for (const [language, width] of visitors('nl', 1440)) {
  test(`a wrong password is refused, the right one leads back, ${language} ${width}`, async ({
    page,
    faults,
  }) => {
    faults.expect(401)
    const t = await visitAs(page, language, width)
    const { email } = await givenCustomer('Lotte Peeters')
    await open(page, '/login?return=/customer/addresses')
    await expectAccessible(page)
    const main = page.getByRole('main')
    await main.getByRole('button', { name: t('login.title') }).click()
    await expect(main.getByText(t('rule.email.required'))).toBeVisible()
    await expect(main.getByText(t('rule.password.required'))).toBeVisible()
    await logIn(page, t, email, 'not the password')
    await expect(main.getByRole('alert')).toHaveText(t('message.error.invalid_credentials'))
    await expectAccessible(page)
    await logIn(page, t, email)
    await page.waitForURL('**/customer/addresses')
    await closeWelcome(page, t, 'Lotte')
    await expectHeading(page, t('addresses.title'))

    await page.goto('/login?return=//evil.example/')
    await page.waitForURL('**/customer')
  })
}

for (const [language, width] of visitors('fr', 390)) {
  test(`a forgotten password is set anew with the mailed code, ${language} ${width}`, async ({
    page,
    faults,
  }) => {
    faults.expect(422)
    const t = await visitAs(page, language, width)
    const { email } = await givenCustomer()
    await open(page, '/login')
    await page.getByRole('link', { name: t('login.forgot') }).click()
    await expectHeading(page, t('forgot.title')) // the login has a box of the same name
    await page.getByRole('textbox', { name: t('field.email') }).fill(email)
    await expectAccessible(page)
    await page.getByRole('button', { name: t('forgot.send') }).click()
    await expectHeading(page, t('forgot.code.title'))
    const boxes = page.getByRole('group', { name: t('forgot.code.label') }).getByRole('textbox')
    await boxes.first().pressSequentially('12345')
    await page.getByRole('button', { name: t('forgot.code.check') }).click()
    await expect(page.getByText(t('forgot.code.form'))).toBeVisible()
    await expectAccessible(page)

    const mail = await mailTo(process.env['OCTAVO_TEST_MAILS'] ?? '', email, /^\d{6}$/m)
    const code = /^\d{6}$/m.exec(mail)?.[0] ?? ''
    const wrong = code.startsWith('9') ? '8' : '9'
    // The form puts the focus on what is wrong a moment after it says so.
    await expect(boxes.first()).toBeFocused()
    await boxes.first().press('Home')
    await boxes.first().pressSequentially(wrong + code.slice(1))
    await page.getByRole('button', { name: t('forgot.code.check') }).click()
    await expect(page.getByText(t('message.account.code_wrong'))).toBeVisible()
    await expect(boxes.first()).toBeFocused()
    await page.keyboard.type(code)
    await page.getByRole('button', { name: t('forgot.code.check') }).click()

    await expectHeading(page, t('forgot.new.title'))
    await passwordField(page, t('field.newPassword')).fill(NEW_PASSWORD)
    await passwordField(page, t('field.confirmation')).fill(NEW_PASSWORD)
    await expectAccessible(page)
    await page.getByRole('button', { name: t('forgot.new.save') }).click()
    await expect(toast(page, t, t('message.account.password_reset'))).toBeVisible()
    await logIn(page, t, email, NEW_PASSWORD)
    await page.waitForURL('**/customer')
  })
}

for (const [language, width] of visitors('en', 1440)) {
  test(`a session that is over leads to the login, and back, ${language} ${width}`, async ({
    page,
    faults,
  }) => {
    faults.expect(401)
    const t = await visitAs(page, language, width)
    const customer = await givenSignedIn(page)
    await openArea(page, '/customer/settings', t('settings.title'))
    await letSessionsExpire(customer.id, 'access')
    await openArea(page, '/customer/settings', t('settings.title'))
    await letSessionsExpire(customer.id, 'refresh')
    await page
      .getByRole('navigation', { name: t('customer.nav.label') })
      .getByRole('link', { name: t('customer.nav.addresses') })
      .click()
    await page.waitForURL('**/login?**')
    await expect(page.getByText(t('session.expired'))).toBeVisible()
    await expectAccessible(page)
    await logIn(page, t, customer.email)
    await page.waitForURL('**/customer/addresses')
    await closeWelcome(page, t, 'Lotte')
    await expectHeading(page, t('addresses.title'))
  })
}

test('a session that ends while shopping is told, and the page stays', async ({ page, faults }) => {
  faults.expect(401)
  const t = await visitAs(page, 'nl', 1440)
  const customer = await givenSignedIn(page)
  await letSessionsExpire(customer.id, 'refresh')
  await open(page, '/shop/toner')
  await expect(toast(page, t, t('session.expired'))).toBeVisible()
  await page.getByRole('button', { name: t('account.logIn') }).click()
  await page.waitForURL('**/login?return=%2Fshop%2Ftoner**')
  await logIn(page, t, customer.email)
  await page.waitForURL('**/shop/toner')
})

test('a session that is over is told however late its code comes', async ({ page, faults }) => {
  faults.expect(401)
  const t = await visitAs(page, 'en', 390)
  const customer = await givenSignedIn(page)
  await letSessionsExpire(customer.id, 'refresh')
  const code = Promise.withResolvers<void>()
  await page.route('**/while-signed-in-*.js', async (route) => {
    await code.promise
    await route.continue()
  })
  await page.goto('/shop/toner')
  await expect(toast(page, t, t('session.expired'))).toBeVisible()
  code.resolve()
})

test('signing in and out counts in every tab', async ({ page, context }) => {
  const t = await visitAs(page, 'fr', 1440)
  const customer = await givenCustomer('Lotte Peeters')
  await open(page, '/login')
  const other = await context.newPage()
  await other.setViewportSize({ width: 1440, height: 900 })
  await open(other, '/')
  await page.bringToFront()
  const menu = (tab: typeof page) =>
    tab.getByRole('button', { name: t('account.menu', { name: 'Lotte Peeters' }) })
  await logIn(page, t, customer.email)
  await page.waitForURL('**/customer')
  await closeWelcome(page, t, 'Lotte')
  await expect(menu(other)).toBeVisible()

  await other.bringToFront()
  await menu(other).click()
  await expectAccessible(other)
  await other.getByRole('button', { name: t('account.logOut') }).click()
  await expect(other.getByRole('link', { name: t('account.logIn') }).first()).toBeVisible()
  await expect(menu(page)).toBeHidden()
  await page.bringToFront()
  await open(page, '/customer')
  await expectHeading(page, t('login.title'))
})

test('staff who sign in at the shop are not customers', async ({ page }) => {
  const t = await visitAs(page, 'en', 1440)
  await open(page, '/login?return=/customer/orders')
  await logIn(page, t, 'admin@octavo.test', 'octavo-demo')
  await page.waitForURL('/admin/dashboard')
  await page.goto('/customer')
  await page.waitForURL('/admin/dashboard')
  await open(page, '/')
  await expect(page.getByRole('button', { name: /^Account of Jan/ })).toBeVisible()
  await expect(page.getByRole('button', { name: /^Notifications/ })).toBeHidden()
})
