import { expect } from '@playwright/test'
import { sql } from 'kysely'

import { openDatabase } from '#database/pool.ts'
import { shopApi } from '#tests/support/account-visitor.ts'
import { expectAccessible, open, test, visitAs, visitors } from '#tests/support/visitor.ts'

async function staffToken(): Promise<string> {
  const { body } = await shopApi().call('POST', '/api/auth/login', {
    body: { email: 'admin@octavo.test', password: 'octavo-demo' },
  })
  return body.data.access_token
}

async function inDatabase(statement: ReturnType<typeof sql>): Promise<void> {
  const db = openDatabase(process.env['OCTAVO_TEST_DATABASE_URL'] ?? '', { max: 1 })
  try {
    await statement.execute(db)
  } finally {
    await db.destroy()
  }
}

for (const [language, width] of visitors('fr', 390)) {
  test(`home shows the banners of language and screen, ${language} ${width}`, async ({ page }) => {
    const t = await visitAs(page, language, width)
    await open(page, '/')
    const platform = width === 390 ? 'mobile' : 'desktop'
    for (const type of ['header', 'bottom']) {
      const { body } = await shopApi().call(
        'GET',
        `/api/banners/${type}?language=${language}&platform=${platform}`,
      )
      const banner = page.getByRole('img', { name: body.data[0].alt })
      await banner.scrollIntoViewIfNeeded()
      await expect
        .poll(() => banner.evaluate((image: HTMLImageElement) => image.currentSrc))
        .toContain(`demo-${type}-${language}-${platform}`)
      await expect
        .poll(() => banner.evaluate((image: HTMLImageElement) => image.naturalWidth))
        .toBeGreaterThan(300)
    }
    await expect(page.getByRole('button', { name: t('footer.choices') })).toBeVisible()
    await expectAccessible(page)
  })
}

test('what staff write about a page stands in its head and below its heading', async ({ page }) => {
  const token = await staffToken()
  const entry = {
    slug: 'tracking',
    locale: 'nl',
    title: 'Waar blijft mijn inkt?',
    meta_description: 'Volg je pakje van ons magazijn tot aan je deur.',
    content: 'Je vindt je bestelnummer in onze mail.',
    robots: 'noindex, nofollow',
    canonical_url: '/tracking?from=seo',
    og_title: 'Volg je inkt',
    twitter_title: 'Waar is mijn toner?',
    keywords: '</title><script>alert(1)</script>',
    og_description: '"><script>alert(1)</script>',
    twitter_description: '</script><script>alert(1)</script>',
  }
  const { body } = await shopApi().call('POST', '/api/admin/seo-plugin', { token, body: entry })
  try {
    await visitAs(page, 'nl', 1440)
    await expect
      .poll(async () => (await (await page.request.get('/tracking')).text()).includes(entry.title))
      .toBe(true)
    const html = await (await page.request.get('/tracking')).text()
    expect(html.includes('<script>alert')).toBe(false)
    await open(page, '/')
    await page.getByRole('contentinfo').getByRole('link', { name: 'Bestelling volgen' }).click()
    await expect(page.getByText(entry.content)).toBeVisible()
    await expect(page).toHaveTitle(entry.title)
    const meta = (name: string) => page.locator(`meta[name="${name}"], meta[property="${name}"]`)
    await expect(meta('description')).toHaveAttribute('content', entry.meta_description)
    await expect(meta('robots')).toHaveAttribute('content', entry.robots)
    await expect(meta('og:title')).toHaveAttribute('content', entry.og_title)
    await expect(meta('twitter:title')).toHaveAttribute('content', entry.twitter_title)
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute(
      'href',
      /\/tracking\?from=seo$/,
    )
    await page.context().clearCookies()
    const french = await page.request.get('/tracking?lng=fr')
    expect((await french.text()).includes(entry.title)).toBe(false)
  } finally {
    await shopApi().call('DELETE', `/api/admin/seo-plugin/${body.data.id}`, { token })
  }
})

test('an address from before leads on, and what is gone says so', async ({ page, faults }) => {
  faults.expect(404, 410)
  const statusOf = async (path: string) => {
    const answer = await page.request.get(path, { maxRedirects: 0 })
    return [answer.status(), answer.headers()['location'] ?? '']
  }
  await inDatabase(
    sql`update products set slug = 'brother-tn-3480-black' where slug = 'brother-tn-3480'`,
  )
  expect(await statusOf('/product/brother-tn-3480?lng=nl')).toEqual([
    301,
    expect.stringMatching(/^\/product\/brother-tn-3480-black\?lng=nl$/),
  ])
  await inDatabase(
    sql`update products set slug = 'brother-tn-3480' where slug = 'brother-tn-3480-black'`,
  )
  await inDatabase(sql`insert into former_slugs (kind, slug, target_id)
    select 'category', 'drum-units', id from categories where slug = 'drum'`)
  await expect.poll(() => statusOf('/shop/drum-units?page=2')).toEqual([301, '/shop/drum?page=2'])

  const t = await visitAs(page, 'nl', 1440)
  await inDatabase(sql`update products set status = 'archived' where slug = 'brother-tn-3430'`)
  expect((await statusOf('/product/brother-tn-3430'))[0]).toBe(410)
  await page.goto('/product/brother-tn-3430')
  await expect(page.getByRole('heading', { level: 1, name: t('notFound.gone') })).toBeVisible()
  await expect(page.getByRole('heading', { name: t('gone.successor') })).toBeVisible()
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(1)
  await expectAccessible(page)
  await inDatabase(sql`update products set status = 'active' where slug = 'brother-tn-3430'`)

  expect((await statusOf('/no/such/page'))[0]).toBe(404)
  await page.goto('/no/such/page')
  await expect(page.getByRole('main').getByRole('search')).toBeVisible()
})
