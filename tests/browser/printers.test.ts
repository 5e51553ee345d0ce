import { expect, type Response } from '@playwright/test'

import {
  article,
  closeWelcome,
  givenCustomer,
  givenSignedIn,
  logIn,
  openArea,
  shopApi,
  toast,
} from '#tests/support/account-visitor.ts'
import { letSessionsExpire } from '#tests/support/time.ts'
import {
  expectAccessible,
  open,
  test,
  visitAs,
  visitors,
  withAnyName,
} from '#tests/support/visitor.ts'

const TONER = 'octavo-brother-tn-2420'
const BROTHER = 'Brother DCP-L2530DW'
const HP = 'HP LaserJet Pro M404dn'

for (const [language, width] of visitors('fr', 1440)) {
  test(`printers are kept, named, chosen and given up, ${language} ${width}`, async ({ page }) => {
    const t = await visitAs(page, language, width)
    await givenSignedIn(page)
    await openArea(page, '/customer/printers', t('printers.title'))
    await expectAccessible(page)
    const main = page.getByRole('main')
    const box = main.getByRole('combobox', { name: t('printers.model') })
    for (const [typed, name] of [
      ['l2530', BROTHER],
      ['m404dn', HP],
    ] as const) {
      await box.fill(typed)
      await main.getByRole('button', { name: t('printers.addShort'), exact: true }).click()
      await expect(toast(page, t, t('printers.added', { name }))).toBeVisible()
    }
    await box.fill(BROTHER)
    await box.press('Enter')
    await expect(main.getByText(t('printer.owned', { name: BROTHER }))).toBeVisible()
    await box.fill('no such printer')
    await box.press('Enter')
    await expect(main.getByText(t('printer.noneHelp'))).toBeVisible()
    await expect(box).toHaveValue('no such printer')
    await box.fill('')
    const brother = main.getByRole('listitem').filter({ hasText: BROTHER })
    const hp = main.getByRole('listitem').filter({ hasText: HP })
    await expect(brother.getByText(t('printers.used'))).toBeVisible()
    await expect(page.getByRole('button', { name: /DCP-L2530DW$/ }).first()).toBeVisible()
    // What has been scrolled half under the bar of the header is not covered for good.
    await page.evaluate(() => window.scrollTo(0, 0))
    await expectAccessible(page)

    await hp.getByRole('button', { name: t('printers.renameNamed', { name: HP }) }).click()
    const nickname = hp.getByRole('textbox', { name: t('printers.nickname', { name: HP }) })
    await expect(nickname).toBeFocused()
    await nickname.fill('Studio')
    await nickname.press('Enter')
    await expect(hp.getByText('Studio')).toBeVisible()
    await hp.getByRole('button', { name: t('printers.useNamed', { name: HP }) }).click()
    await expect(hp.getByText(t('printers.used'))).toBeVisible()
    await expect(brother.getByText(t('printers.used'))).toBeHidden()

    await hp.getByRole('button', { name: t('printers.removeNamed', { name: HP }) }).click()
    await expect(toast(page, t, t('printers.removed', { name: HP }))).toBeVisible()
    await expect(hp).toBeHidden()
    await page.getByRole('button', { name: t('wishlist.undo') }).click()
    await expect(hp.getByText('Studio')).toBeVisible()
    await expect(hp.getByText(t('printers.used'))).toBeVisible()
  })
}

for (const [language, width] of visitors('en', 390)) {
  test(`what fits none of one's printers is told before it is paid, ${language} ${width}`, async ({
    page,
  }) => {
    const t = await visitAs(page, language, width)
    const { token } = await givenSignedIn(page)
    const { id: printer_id } = await printer('m404dn')
    const { id } = await article(TONER)
    await shopApi().call('POST', '/api/customer/printers', { token, body: { printer_id } })
    await shopApi().call('POST', `/api/customer/cart/add/${id}`, { token, body: { quantity: 1 } })
    const warning = page.getByText(withAnyName(t, 'fit.warning', { count: 1 }))
    await open(page, '/cart')
    await expect(warning).toBeVisible()
    await expectAccessible(page)
    await open(page, '/checkout')
    await expect(warning).toBeVisible()
    await expectAccessible(page)

    const { id: fitting } = await printer('dcp-l2530dw')
    const body = { printer_id: fitting, nickname: 'Desk' }
    await shopApi().call('POST', '/api/customer/printers', { token, body })
    await open(page, '/')
    const forYour = t('home.forYour', { model: 'LaserJet Pro M404dn' })
    const heading = forYour.replaceAll(/<\/?code>/g, '')
    await expect(page.getByRole('heading', { name: heading })).toBeVisible()
    await open(page, '/cart')
    await expect(page.getByRole('main').getByText('TN-2420').first()).toBeVisible()
    await expect(warning).toBeHidden()
  })
}

test('a printer chosen as a guest is kept by the account', async ({ page }) => {
  const t = await visitAs(page, 'nl', 1440)
  const customer = await givenCustomer('Lotte Peeters')
  await open(page, '/printer/brother-dcp-l2530dw')
  await page.getByRole('button', { name: t('printer.save') }).click()
  await expect(page.getByRole('button', { name: t('printer.saved') })).toBeVisible()
  await open(page, '/login?return=/customer/printers')
  await logIn(page, t, customer.email)
  await page.waitForURL('**/customer/printers')
  await closeWelcome(page, t, 'Lotte')
  await expect(page.getByRole('heading', { name: BROTHER })).toBeVisible()
  const { body } = await shopApi().call('GET', '/api/customer/printers', { token: customer.token })
  expect(body.data).toMatchObject([{ name: BROTHER, is_main: true }])

  const elsewhere = `/api/customer/printers/${body.data[0].id}`
  await shopApi().call('DELETE', elsewhere, { token: customer.token })
  await open(page, '/customer/printers')
  await expect(page.getByText(t('printer.why')).first()).toBeVisible()
  await expect(page.getByRole('heading', { name: BROTHER })).toBeHidden()
  await page
    .getByRole('navigation', { name: t('customer.nav.label') })
    .getByRole('button', { name: t('account.logOut') })
    .click()
  await expect(toast(page, t, t('account.loggedOut'))).toBeVisible()
  await expect(page.getByRole('button', { name: t('printer.choose') }).first()).toBeVisible()
})

test('a printer chosen right after signing in is kept by the account', async ({ page }) => {
  const t = await visitAs(page, 'en', 1440)
  const customer = await givenCustomer('Lotte Peeters')
  const { id } = await printer('m404dn')
  await shopApi().call('POST', '/api/customer/printers', {
    token: customer.token,
    body: { printer_id: id },
  })
  await open(page, '/login?return=/printer/brother-dcp-l2530dw')
  const code = Promise.withResolvers<void>()
  await page.route('**/while-signed-in-*.js', async (route) => {
    await code.promise
    await route.continue()
  })
  await logIn(page, t, customer.email)
  await page.waitForURL('**/printer/**')
  await page.getByRole('button', { name: t('printer.save') }).click()
  const saved = page.getByRole('button', { name: t('printer.saved') })
  await expect(saved).toBeVisible()
  const kept = page.waitForResponse(
    (answer) => isOwnPrinters(answer) && answer.request().method() === 'POST',
  )
  const pulled = page.waitForResponse(
    (answer) => isOwnPrinters(answer) && answer.request().method() === 'GET',
  )
  code.resolve()
  await Promise.all([kept, pulled])
  await closeWelcome(page, t, 'Lotte') // greets once the account's own code is there
  await expect(saved).toBeVisible()
  await page.reload()
  await expect(saved).toBeVisible()
  const { body } = await shopApi().call('GET', '/api/customer/printers', { token: customer.token })
  expect(body.data).toMatchObject([{ name: BROTHER, is_main: true }, { name: HP }])
})

for (const path of ['/shop/toner', '/customer/printers'] as const) {
  test(`no printer stays behind when the session runs out at ${path}`, async ({ page, faults }) => {
    faults.expect(401)
    const t = await visitAs(page, 'nl', 1440)
    const customer = await givenSignedIn(page)
    const { id } = await printer('m404dn')
    await shopApi().call('POST', '/api/customer/printers', {
      token: customer.token,
      body: { printer_id: id },
    })
    await open(page, '/shop/toner')
    const mine = page.getByRole('button', { name: /M404dn/ }).first()
    await expect(mine).toBeVisible()
    await letSessionsExpire(customer.id, 'refresh')
    await open(page, path)
    await expect(page.getByText(t('session.expired'))).toBeVisible()
    await expect(page.getByRole('button', { name: t('printer.choose') }).first()).toBeVisible()
    await page.reload()
    await expect(page.getByRole('button', { name: t('printer.choose') }).first()).toBeVisible()
    await expect(mine).toBeHidden()
  })
}

async function printer(name: string): Promise<{ id: number }> {
  const { body } = await shopApi().call('GET', `/api/printers/models?q=${name}&limit=1`)
  return body.data[0]
}

function isOwnPrinters(answer: Response): boolean {
  return new URL(answer.url()).pathname === '/api/customer/printers'
}
