import { readFile } from 'node:fs/promises'

import { expect, type Locator, type Page } from '@playwright/test'

import {
  expectHeading,
  givenSignedIn,
  logIn,
  openArea,
  passwordField,
  shopApi,
  signInAs,
  toast,
} from '#tests/support/account-visitor.ts'
import { login, PASSWORD } from '#tests/support/sign-in.ts'
import {
  expectAccessible,
  open,
  type Say,
  test,
  visitAs,
  visitors,
  withAnyName,
} from '#tests/support/visitor.ts'

const NEW_PASSWORD = 'a whole new sentence'
const ADDRESS = {
  last_name: 'Maes',
  street: 'Kerkstraat 1',
  postal_code: '9000',
  city: 'Gent',
  state: 'Oost-Vlaanderen',
  country: 'BE',
  phone: null,
}

for (const [language, width] of visitors('fr', 1440)) {
  test(`the dashboard of a new customer, ${language} ${width}`, async ({ page }) => {
    const t = await visitAs(page, language, width)
    await givenSignedIn(page, 'Lotte Peeters')
    await openArea(page, '/customer', /Lotte$/)
    await expectAccessible(page)
    const main = page.getByRole('main')
    await expect(main.getByRole('heading', { name: t('orders.empty.title') })).toBeVisible()
    await main.getByRole('link', { name: t('printers.add') }).click()
    await expectHeading(page, t('printers.title'))
    await page.goBack()
    const quick = main.getByRole('list').filter({ hasText: t('farewell.title') })
    for (const link of ['profile', 'addresses', 'wishlist', 'notifications', 'settings']) {
      const name = t(`customer.nav.${link}`)
      await expect(quick.getByRole('link', { name })).toBeVisible()
    }
  })
}

for (const [language, width] of visitors('nl', 1440)) {
  test(`the dashboard of somebody who has ordered, ${language} ${width}`, async ({ page }) => {
    const t = await visitAs(page, language, width)
    await signInAs(page, { email: 'customer@octavo.test' }, { password: 'octavo-demo' })
    await openArea(page, '/customer', /Sofie$/)
    const main = page.getByRole('main')
    const counts = main.getByRole('link', { name: /^\d+ \D+$/ })
    await expect(counts).toHaveText([/^12/, /^4/, /^2/])
    await expect(
      main.getByRole('button', { name: withAnyName(t, 'printers.sameSet', { amount: '\n' }) }),
    ).toBeVisible()
    await expect(main.getByRole('heading', { name: t('dashboard.recent') })).toBeVisible()
    const recent = main.locator('section').filter({ hasText: t('dashboard.allOrders') })
    await expect(recent.getByRole('link', { name: /SI-\d{6}/ })).toHaveCount(3)
    await expectAccessible(page)
    await main.getByRole('link', { name: t('dashboard.follow') }).click()
    await expectHeading(page, /^SI-\d{6}$/)
  })
}

for (const [language, width] of visitors('en', 390)) {
  test(`the profile is read, changed and left unchanged, ${language} ${width}`, async ({
    page,
  }) => {
    const t = await visitAs(page, language, width)
    const { email } = await givenSignedIn(page, 'Lotte Peeters')
    await openArea(page, '/customer/profile', t('profile.title'))
    await expectAccessible(page)
    const main = page.getByRole('main')
    await expect(main.getByText(email)).toBeVisible()
    await expect(main.getByText(t('profile.unknown'))).toHaveCount(3)

    await main.getByRole('link', { name: t('profile.edit') }).click()
    await expectHeading(page, t('profile.edit'))
    await expectAccessible(page)
    await main.getByLabel(t('field.name')).fill('Somebody Else')
    await main.getByRole('link', { name: t('customer.cancel') }).click()
    await expect(main.getByRole('heading', { name: 'Lotte Peeters' })).toBeVisible()

    await main.getByRole('link', { name: t('profile.edit') }).click()
    await expect(main.getByLabel(t('field.name'))).toHaveValue('Lotte Peeters')
    await main.getByLabel(t('field.name')).fill('')
    await main.getByLabel(t('field.phone')).fill('none')
    await main.getByLabel(t('field.vatNumber')).fill('BE0999999922')
    await main.getByRole('button', { name: t('profile.save') }).click()
    for (const rule of ['rule.name', 'rule.phone', 'rule.company']) {
      await expect(main.getByText(t(rule), { exact: true })).toBeVisible()
    }
    await main.getByLabel(t('field.name')).fill('Lotte Maes')
    await main.getByLabel(t('field.phone')).fill('+32 478 12 34 56')
    await main.getByLabel(t('field.vatNumber')).fill('')
    await main.getByRole('button', { name: t('profile.save') }).click()
    await expect(toast(page, t, t('message.account.profile_saved'))).toBeVisible()
    await expect(main.getByRole('heading', { name: 'Lotte Maes' })).toBeVisible()
    await expect(main.getByText('+32 478 12 34 56')).toBeVisible()
  })
}

for (const [language, width] of visitors('fr', 390)) {
  test(`addresses come, change and go, ${language} ${width}`, async ({ page }) => {
    const t = await visitAs(page, language, width)
    await givenSignedIn(page, 'Lotte Peeters')
    await openArea(page, '/customer/addresses', t('addresses.title'))
    await expectAccessible(page)
    const main = page.getByRole('main')
    await main.getByRole('link', { name: t('addresses.add') }).click()
    await expect(main.getByLabel(t('field.firstName'))).toHaveValue('Lotte')
    await main.getByRole('button', { name: t('addresses.save') }).click()
    await expect(main.getByText(t('rule.required'))).toHaveCount(4)
    await expectAccessible(page)
    await fillAddress(page, t, { street: 'Rue Neuve 1', postcode: '4000', city: 'Liège' })
    await expect(main.getByLabel(t('field.province'))).toHaveValue(
      language === 'nl' ? 'Luik' : 'Liège',
    )
    await main.getByRole('button', { name: t('addresses.save') }).click()
    await expect(toast(page, t, t('message.addresses.saved'))).toBeVisible()
    await expect(card(page, 'Rue Neuve 1').getByText(t('addresses.default'))).toBeVisible()

    await main.getByRole('link', { name: t('addresses.add') }).click()
    await main.getByLabel(t('field.firstName')).fill('Jan')
    await fillAddress(page, t, { street: 'Meir 2', postcode: '2000', city: 'Antwerpen' })
    await main.getByRole('button', { name: t('addresses.save') }).click()
    await main
      .getByRole('button', { name: t('addresses.setDefaultNamed', { name: 'Jan Peeters' }) })
      .click()
    await expect(toast(page, t, t('message.addresses.default_set'))).toBeVisible()
    await expect(card(page, 'Meir 2').getByText(t('addresses.default'))).toBeVisible()
    await expectAccessible(page)

    await main
      .getByRole('link', { name: t('addresses.editNamed', { name: 'Jan Peeters' }) })
      .click()
    await main.getByLabel(t('field.street')).fill('Meir 3')
    await main.getByRole('button', { name: t('addresses.save') }).click()
    await expect(card(page, 'Meir 3')).toBeVisible()
    await main
      .getByRole('button', { name: t('addresses.deleteNamed', { name: 'Jan Peeters' }) })
      .click()
    const dialog = page.getByRole('dialog', { name: t('addresses.delete.question') })
    await expect(dialog.getByRole('button', { name: t('customer.cancel') })).toBeFocused()
    await expectAccessible(page)
    await dialog.getByRole('button', { name: t('addresses.delete.verb') }).click()
    await expect(toast(page, t, t('message.addresses.deleted'))).toBeVisible()
    await expect(card(page, 'Meir 3')).toBeHidden()
    await expect(card(page, 'Rue Neuve 1').getByText(t('addresses.default'))).toBeVisible()
  })
}

for (const [language, width] of visitors('en', 1440)) {
  test(`settings count at once, also the language, ${language} ${width}`, async ({ page }) => {
    const t = await visitAs(page, language, width)
    const { token } = await givenSignedIn(page)
    await openArea(page, '/customer/settings', t('settings.title'))
    await expectAccessible(page)
    const cart = page.getByRole('switch', { name: t('settings.notifications.cart') })
    const offers = page.getByRole('switch', { name: t('settings.marketing.label') })
    await expect(offers).not.toBeChecked()
    await cart.click()
    await expect(cart).not.toBeChecked()
    await offers.click()
    await expect(offers).toBeChecked()
    const saved = page.waitForResponse(
      (response) => response.request().method() === 'PUT' && response.url().endsWith('/settings'),
    )
    const other = language === 'fr' ? 'Nederlands' : 'Français'
    await page.getByRole('main').getByRole('button', { name: other }).click()
    await saved
    await expect(page.locator('html')).toHaveAttribute('lang', language === 'fr' ? 'nl' : 'fr')
    await page.reload()
    await expect(page.getByRole('switch').nth(2)).not.toBeChecked()
    const { body } = await shopApi().call('GET', '/api/customer/settings', { token })
    expect(body.data).toMatchObject({
      language: language === 'fr' ? 'nl' : 'fr',
      marketing: true,
      notifications: { cart: false, order: true },
    })
  })
}

for (const [language, width] of visitors('nl', 390)) {
  test(`the password is changed by who knows it, ${language} ${width}`, async ({
    page,
    faults,
  }) => {
    faults.expect(422)
    const t = await visitAs(page, language, width)
    const { email } = await givenSignedIn(page)
    await openArea(page, '/customer/change-password', t('newPassword.title'))
    const main = page.getByRole('main')
    const save = main.getByRole('button', { name: t('newPassword.save') })
    await save.click()
    for (const rule of ['rule.password.current', 'rule.password.required']) {
      await expect(main.getByText(t(rule), { exact: true })).toBeVisible()
    }
    await expectAccessible(page)
    await passwordField(page, t('field.currentPassword')).fill('not this one')
    await passwordField(page, t('field.newPassword')).fill(NEW_PASSWORD)
    await passwordField(page, t('field.confirmation')).fill(NEW_PASSWORD)
    await save.click()
    await expect(main.getByText(t('message.account.current_password_wrong'))).toBeVisible()
    await passwordField(page, t('field.currentPassword')).fill(PASSWORD)
    await save.click()
    await expect(toast(page, t, t('message.account.password_changed'))).toBeVisible()
    await expectHeading(page, t('profile.title'))
    expect((await login(shopApi(), email, { password: NEW_PASSWORD })).status).toBe(200)
  })
}

for (const [language, width] of visitors('nl', 1440)) {
  test(`an account is deleted, after its data were taken along, ${language} ${width}`, async ({
    page,
    faults,
  }) => {
    faults.expect(401, 422)
    const t = await visitAs(page, language, width)
    const { email } = await givenSignedIn(page)
    await openArea(page, '/customer/delete-account', t('farewell.title'))
    const main = page.getByRole('main')
    const arriving = page.waitForEvent('download')
    await main.getByRole('button', { name: t('dataExport.title') }).click()
    const file = await arriving
    expect(await readFile(await file.path(), 'utf8')).toContain(email)
    expect(file.suggestedFilename()).toMatch(/\.json$/)

    const remove = main.getByRole('button', { name: t('farewell.title') })
    await expect(remove).toBeDisabled()
    await passwordField(page, t('field.password')).fill('not the password')
    await expect(remove).toBeDisabled()
    await main.getByRole('checkbox', { name: t('farewell.sure') }).check()
    await expectAccessible(page)
    await remove.click()
    const dialog = page.getByRole('dialog', { name: t('farewell.question') })
    await expectAccessible(page)
    await dialog.getByRole('button', { name: t('farewell.verb') }).click()
    await expect(main.getByText(t('message.account.password_wrong'))).toBeVisible()
    await passwordField(page, t('field.password')).fill(PASSWORD)
    await remove.click()
    await dialog.getByRole('button', { name: t('farewell.verb') }).click()
    await expect(toast(page, t, t('message.account.deleted'))).toBeVisible()
    await expect(page).toHaveURL((url) => url.pathname === '/')
    await open(page, '/login')
    await logIn(page, t, email)
    await expect(main.getByText(t('message.error.invalid_credentials'))).toBeVisible()
  })
}

async function fillAddress(
  page: Page,
  t: Say,
  { street, postcode, city }: { street: string; postcode: string; city: string },
): Promise<void> {
  await page.getByLabel(t('field.street')).fill(street)
  await page.getByLabel(t('field.postcode')).fill(postcode)
  await page.getByLabel(t('field.city')).fill(city)
}

function card(page: Page, street: string) {
  return page.getByRole('main').getByRole('listitem').filter({ hasText: street })
}

test('with the keyboard alone the focus is never lost', async ({ page }) => {
  const t = await visitAs(page, 'en', 1440)
  const { token } = await givenSignedIn(page)
  for (const [first_name, is_default] of [
    ['An', true],
    ['Bo', false],
  ] as const) {
    const body = { ...ADDRESS, first_name, is_default }
    await shopApi().call('POST', '/api/profile/addresses', { token, body })
  }
  const main = page.getByRole('main')
  const press = async (control: Locator) => {
    await control.focus()
    await page.keyboard.press('Enter')
  }

  await openArea(page, '/customer/profile', t('profile.title'))
  await press(main.getByRole('link', { name: t('profile.edit') }))
  await expectHeading(page, t('profile.edit'))
  await expect(main).toBeFocused()
  await press(main.getByRole('link', { name: t('customer.cancel') }))
  await expectHeading(page, t('profile.title'))
  await expect(main).toBeFocused()

  await openArea(page, '/customer/addresses', t('addresses.title'))
  await press(main.getByRole('link', { name: t('addresses.add') }))
  await expectHeading(page, t('addresses.add'))
  await expect(main).toBeFocused()
  await press(main.getByRole('link', { name: t('addresses.back') }))
  await press(
    main.getByRole('button', { name: t('addresses.setDefaultNamed', { name: 'Bo Maes' }) }),
  )
  await expect(toast(page, t, t('message.addresses.default_set'))).toBeVisible()
  await expect(main).toBeFocused()

  await openArea(page, '/customer/printers', t('printers.title'))
  const box = main.getByRole('combobox', { name: t('printers.model') })
  for (const [typed, name] of [
    ['l2530', 'Brother DCP-L2530DW'],
    ['m404dn', 'HP LaserJet Pro M404dn'],
  ] as const) {
    await box.fill(typed)
    await press(main.getByRole('button', { name: t('printers.addShort'), exact: true }))
    await expect(main.getByRole('heading', { name })).toBeVisible()
    await expect(box).toBeFocused()
  }
  const name = 'HP LaserJet Pro M404dn'
  const rename = main.getByRole('button', { name: t('printers.renameNamed', { name }) })
  await press(rename)
  await page.keyboard.type('Studio')
  await page.keyboard.press('Enter')
  await expect(main.getByText('Studio')).toBeVisible()
  await expect(rename).toBeFocused()
  await press(rename)
  await page.keyboard.press('Tab')
  await page.keyboard.press('Escape')
  await expect(rename).toBeFocused()
  await press(main.getByRole('button', { name: t('printers.useNamed', { name }) }))
  await expect(main).toBeFocused()
})
