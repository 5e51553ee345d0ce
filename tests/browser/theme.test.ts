import { expect, type Page } from '@playwright/test'

import { open, test, visitAs, visitors, type Say } from '#tests/support/visitor.ts'

for (const [language, width] of visitors('nl', 390)) {
  test(`a visitor chooses dark pages, in every tab, ${language} ${width}`, async ({
    page,
    context,
  }) => {
    const t = await visitAs(page, language, width)
    await page.emulateMedia({ colorScheme: 'light' })
    await open(page, '/')
    const other = await context.newPage()
    await other.emulateMedia({ colorScheme: 'light' })
    await open(other, '/login')
    const light = await ground(page)

    await choice(page, t, 'theme.dark').click()
    await expect(choice(other, t, 'theme.dark')).toHaveAttribute('aria-pressed', 'true')
    const dark = await ground(page)
    expect(dark).not.toBe(light)
    expect(await ground(other)).toBe(dark)

    await page.goto('/shop', { waitUntil: 'commit' })
    await page.locator('body').waitFor()
    expect(await ground(page)).toBe(dark)
    await open(page, '/shop')
    await choice(page, t, 'theme.system').click()
    expect(await ground(page)).toBe(light)
    await page.emulateMedia({ colorScheme: 'dark' })
    expect(await ground(page)).toBe(dark)
  })
}

test('paper is light, whatever the screen is', async ({ page }) => {
  const t = await visitAs(page, 'en', 1440)
  await open(page, '/product/octavo-brother-tn-2420')
  await choice(page, t, 'theme.dark').click()
  const heading = page.getByRole('heading', { level: 1 })
  const text = () => heading.evaluate((element) => getComputedStyle(element).color)
  const onScreen = await text()
  await page.emulateMedia({ media: 'print' })
  expect(await text()).not.toBe(onScreen)
  await expect(heading).toBeVisible()
  for (const part of ['banner', 'navigation', 'button'] as const)
    // oxlint-disable-next-line no-await-in-loop -- three looks at one page
    await expect(page.getByRole(part).filter({ visible: true })).toHaveCount(0)
})

function choice(page: Page, t: Say, key: string) {
  return page.getByRole('group', { name: t('theme.label') }).getByRole('button', { name: t(key) })
}

function ground(page: Page): Promise<string> {
  return page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor)
}
