import { expect, type Page } from '@playwright/test'

import { NEEDED_KEYS, OPTIONAL_KEYS } from '#contract/plain/browser-keys.ts'
import { SHOP_PAGES } from '#contract/plain/page-paths.ts'
import { givenSignedIn } from '#tests/support/account-visitor.ts'
import { expectAccessible, open, test, visitAs, visitors } from '#tests/support/visitor.ts'

/** What a visitor gets who only looks. */
const AT_FIRST = [
  'cookie i18next',
  'local guest_session_id',
  'local i18nextLng',
  'session octavo_cart_hint',
  'session octavo_scroll',
]
const named = ({ place, name }: { place: string; name: string }) => `${place} ${name}`
const NEEDED = new Set<string>(NEEDED_KEYS.map(named))
const OPTIONAL = new Set<string>(OPTIONAL_KEYS.map(named))

/** Every key this browser keeps for the shop. */
async function keptBy(page: Page): Promise<string[]> {
  const cookies = await page.context().cookies()
  const stored = await page.evaluate(async () => [
    ...Object.keys(localStorage).map((name) => `local ${name}`),
    ...Object.keys(sessionStorage).map((name) => `session ${name}`),
    ...(await caches.keys()).map((name) => `cache ${name.replace(/-[0-9a-f]{8}$/, '')}`),
    ...(await indexedDB.databases()).map(({ name }) => `database ${name ?? ''}`),
  ])
  return [...new Set([...cookies.map(({ name }) => `cookie ${name}`), ...stored])].toSorted()
}

test('who only looks keeps what is needed and nothing else, on any page', async ({ page }) => {
  test.slow()
  await visitAs(page, 'nl', 1440)
  const paths = Object.values(SHOP_PAGES).filter((path) => !path.includes(':'))
  for (const path of [...paths, '/shop/toner', '/product/brother-tn-2420']) {
    await open(page, path)
    const unlisted = (await keptBy(page)).filter((key) => !NEEDED.has(key))
    expect([path, unlisted]).toEqual([path, []])
    await expect(page.getByRole('dialog')).toHaveCount(0)
  }
  await open(page, '/')
  // Another language has the page ask for its data anew, the service points among them.
  const answered = page.waitForResponse('**/api/top-services')
  await page
    .getByRole('button', { name: /Français/ })
    .first()
    .click()
  await answered
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr')
  expect((await keptBy(page)).filter((key) => !AT_FIRST.includes(key))).toEqual([])
})

test('who buys and signs in keeps what the list says', async ({ page }) => {
  const t = await visitAs(page, 'en', 1440)
  await givenSignedIn(page)
  await open(page, '/product/octavo-brother-tn-2420')
  await page
    .getByRole('main')
    .getByRole('button', { name: t('product.add') })
    .first()
    .click()
  await expect
    .poll(() => page.evaluate(() => sessionStorage.getItem('octavo_cart_hint')))
    .toContain('"count":1')
  await open(page, '/checkout')
  await open(page, '/customer')
  await page
    .getByRole('button', { name: t('theme.dark') })
    .first()
    .click()
  await page
    .getByRole('button', { name: t('vat.excl') })
    .first()
    .click()
  const kept = await keptBy(page)
  expect(kept.filter((key) => !NEEDED.has(key))).toEqual([])
  expect(kept).toEqual(
    expect.arrayContaining([
      'cookie octavo_rt',
      'local auth_token',
      'local octavo_theme',
      'local octavo_vat',
    ]),
  )
})

function looksOf(button: Element) {
  const { backgroundColor, color, fontWeight, height } = getComputedStyle(button)
  return { backgroundColor, color, fontWeight, height }
}

for (const [language, width] of visitors('fr', 390)) {
  test(`the choice is made in the footer and kept, ${language} ${width}`, async ({ page }) => {
    const t = await visitAs(page, language, width)
    await open(page, '/')
    const opener = page.getByRole('button', { name: t('footer.choices') })
    await opener.click()
    const dialog = page.getByRole('dialog', { name: t('footer.choices') })
    const no = dialog.getByRole('button', { name: t('cookies.choice.refuse') })
    const yes = dialog.getByRole('button', { name: t('cookies.choice.agree') })
    await expect(dialog.getByText(t('cookies.choice.none'))).toBeVisible()
    await expectAccessible(page)
    expect(await no.evaluate(looksOf)).toEqual(await yes.evaluate(looksOf))

    await yes.click()
    await expect(page.getByText(t('cookies.choice.kept')).first()).toBeVisible()
    await expect.poll(() => keptBy(page)).toEqual(expect.arrayContaining([...OPTIONAL]))
    const choice = await page.evaluate(() => localStorage.getItem('octavo_privacy'))
    expect(JSON.parse(choice ?? '{}')).toEqual({
      isAgreed: true,
      at: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
      text: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
    })

    await open(page, '/cookies')
    await page
      .getByRole('main')
      .getByRole('button', { name: t('cookies.choice.refuse') })
      .click()
    await expect(page.getByRole('main').getByRole('status')).toContainText(
      t('cookies.choice.refused', { moment: '\n' }).split('\n')[0] ?? '',
    )
    expect((await keptBy(page)).filter((key) => OPTIONAL.has(key))).toEqual([])
    await open(page, '/shop')
    expect((await keptBy(page)).filter((key) => OPTIONAL.has(key))).toEqual([])
  })
}

for (const [language, width] of visitors('nl', 1440)) {
  test(`the page names every key, ${language} ${width}`, async ({ page }) => {
    const t = await visitAs(page, language, width)
    await open(page, '/cookies')
    await expect(page).toHaveTitle(new RegExp(RegExp.escape(t('cookies.title'))))
    for (const { name, use } of [...NEEDED_KEYS, ...OPTIONAL_KEYS]) {
      const row = page.getByRole('listitem').filter({ hasText: t(`cookies.use.${use}`) })
      await expect(row.getByText(name, { exact: true }).first()).toBeVisible()
    }
    await expectAccessible(page)
  })
}
