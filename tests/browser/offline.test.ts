import { expect, type Page } from '@playwright/test'

import { NEEDED_KEYS } from '#contract/plain/browser-keys.ts'
import { open, test, visitAs, visitors } from '#tests/support/visitor.ts'

test.use({ serviceWorkers: 'allow' })

/** The worker has kept its page and answers for this one. */
async function untilWorking(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const { active } = await navigator.serviceWorker.ready
    if (active?.state === 'activated') return
    await new Promise((done) => active?.addEventListener('statechange', done, { once: true }))
  })
}

for (const [language, width] of visitors('nl', 390)) {
  test(`without a line there is a page that comes back by itself, ${language} ${width}`, async ({
    page,
    context,
    faults,
  }) => {
    faults.expectOffline()
    const t = await visitAs(page, language, width)
    await open(page, '/')
    await untilWorking(page)
    await context.setOffline(true)
    await page.goto('/shop/toner')
    const texts = { en: 'No connection', nl: 'Geen verbinding', fr: 'Pas de connexion' }
    await expect(page.getByRole('heading', { name: texts[language] })).toBeVisible()
    await expect(page).toHaveTitle(texts[language])
    await expect(page.getByRole('heading')).toHaveCount(1)
    expect(await page.locator('html').getAttribute('lang')).toBe(language)
    await context.setOffline(false)
    await expect(page.getByRole('link', { name: t('page.skip') })).toBeAttached({ timeout: 20_000 })
    expect(new URL(page.url()).pathname).toBe('/shop/toner')
  })
}

test('the worker keeps one page and leaves private pages alone', async ({
  page,
  context,
  faults,
}) => {
  faults.expectOffline()
  await visitAs(page, 'en', 1440)
  await open(page, '/')
  await untilWorking(page)
  const kept = await page.evaluate(async () => {
    const names = await caches.keys()
    const all = await Promise.all(
      names.map(async (name) => (await (await caches.open(name)).keys()).map(({ url }) => url)),
    )
    return { names, paths: all.flat().map((url) => new URL(url).pathname) }
  })
  expect(kept.paths).toEqual(['/offline.html'])
  const listed = NEEDED_KEYS.find(({ place }) => place === 'cache')?.name ?? ''
  expect(kept.names).toEqual([expect.stringMatching(new RegExp(`^${listed}-[0-9a-f]{8}$`))])
  await context.setOffline(true)
  for (const path of ['/checkout', '/customer', '/admin/login', '/api/settings'])
    await expect(page.goto(path)).rejects.toThrow('net::ERR_INTERNET_DISCONNECTED')
})

test('a release takes the worker along, and pages come from the shop', async ({ page }) => {
  await visitAs(page, 'en', 1440)
  // A worker that takes over drops what the one before it kept.
  await page.goto('/robots.txt')
  await page.evaluate(() => caches.open('octavo-offline-00000000'))
  await open(page, '/')
  await untilWorking(page)
  const kept = () => page.evaluate(() => caches.keys())
  await expect.poll(kept).toEqual([expect.stringMatching(/^octavo-offline-(?!0{8})[0-9a-f]{8}$/)])
  const answer = await page.goto('/shop')
  expect(answer?.fromServiceWorker()).toBe(true)
  const renderedAt = async () =>
    /"renderedAt":"([^"]+)"/.exec((await (await page.goto('/shop'))?.text()) ?? '')?.[1] ?? ''
  const first = await renderedAt()
  // The shop itself keeps a page for two seconds.
  await expect.poll(renderedAt, { timeout: 10_000 }).not.toBe(first)
  const entry = () =>
    page.evaluate(
      () => performance.getEntriesByType('resource').find(({ name }) => name.endsWith('.js'))?.name,
    )
  await expect.poll(entry).toContain('/assets/')
})

test('the shop can be installed', async ({ page, request }) => {
  for (const language of ['en', 'nl', 'fr'] as const) {
    await visitAs(page, language, 390)
    const html = await (
      await request.get('/', { headers: { cookie: `i18next=${language}` } })
    ).text()
    const address = /<link rel="manifest" href="([^"]+)"/.exec(html)?.[1] ?? ''
    const manifest = (await (await request.get(address)).json()) as {
      lang: string
      start_url: string
      icons: { src: string; sizes: string }[]
    }
    expect(manifest).toMatchObject({ lang: `${language}-BE`, start_url: '/', id: '/' })
    for (const { src } of manifest.icons)
      expect((await request.get(src)).headers()['content-type']).toBe('image/png')
  }
})
