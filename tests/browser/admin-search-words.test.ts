import { expect } from '@playwright/test'

import { expectHeading, shopApi, toast } from '#tests/support/account-visitor.ts'
import { signInAsStaff } from '#tests/support/staff-visitor.ts'
import { expectAccessible, open, test, visitAs, visitors } from '#tests/support/visitor.ts'

for (const [language, width] of [...visitors('fr', 390), ...visitors('en', 1440)]) {
  test(`a search word is tried, saved by keyboard and deleted, ${language} ${width}`, async ({
    page,
    faults,
  }) => {
    faults.expect(422)
    const t = await visitAs(page, language, width)
    const token = await signInAsStaff(page)
    const word = `goud${crypto.randomUUID().replaceAll(/[^a-f]/g, '')}`
    await open(page, '/admin/search-synonyms')
    await expectHeading(page, t('admin.searchWords.title'))
    await expect(page.getByRole('table').getByRole('link').first()).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('link', { name: t('admin.searchWords.add') }).click()
    const drawer = page.getByRole('dialog', { name: t('admin.searchWords.add') })
    await drawer.getByLabel(t('admin.searchWords.word'), { exact: true }).fill(word)
    const means = drawer.getByLabel(t('admin.searchWords.means'), { exact: true })
    await means.fill(word)
    await page.keyboard.press('Control+s')
    await expect(drawer.getByText(t('message.search_synonyms.itself'))).toBeVisible()
    await means.fill('toner')
    const term = drawer.getByLabel(t('admin.searchWords.term'), { exact: true })
    await expect(term).toHaveValue(word)
    await term.press('Enter')
    const result = drawer.getByRole('status')
    await expect(result.getByRole('heading', { name: t('admin.searchWords.then') })).toBeVisible()
    await expect(result.getByRole('listitem')).toHaveCount(5)
    await expectAccessible(page)
    await page.keyboard.press('Control+s')
    await expect(toast(page, t, t('message.search_synonyms.saved')).first()).toBeVisible()
    await expect(drawer).toBeHidden()
    const query = `?search=${word}`
    const saved = await shopApi().call('GET', `/api/admin/search-synonyms${query}`, { token })
    expect(saved.body.data).toMatchObject([{ word, means: 'toner', language }])
    await open(page, `/admin/search-synonyms${query}`)
    const { id } = saved.body.data[0]
    await expect(page.getByRole('link', { name: word })).toBeVisible()
    const path = `/api/admin/search-synonyms/${id}`
    expect((await shopApi().call('DELETE', path, { token })).status).toBe(200)
  })
}

for (const [language, width] of [...visitors('nl', 1440), ...visitors('en', 390)]) {
  test(`a search that found nothing becomes a search word, ${language} ${width}`, async ({
    page,
  }) => {
    const t = await visitAs(page, language, width)
    const token = await signInAsStaff(page)
    const term = `zzq ${crypto.randomUUID().replaceAll(/[^a-f]/g, '')}`
    const api = shopApi()
    await api.call('GET', `/api/customer/products/filter?search=${encodeURIComponent(term)}`)
    const list = `?view=none&search=${encodeURIComponent(term)}`
    // The log is written every few seconds.
    await expect
      .poll(
        async () => (await api.call('GET', `/api/admin/searches${list}`, { token })).body.total,
        {
          timeout: 20_000,
        },
      )
      .toBe(1)
    await open(page, `/admin/searches${list}`)
    await expectHeading(page, t('admin.searches.title'))
    const row = page.getByRole('table').getByRole('link', { name: term, includeHidden: true })
    await expect(row).toBeVisible()
    await expectAccessible(page)
    await expect(async () => {
      await page.keyboard.press('j')
      await expect(row).toBeFocused({ timeout: 500 })
    }).toPass()
    await page.keyboard.press('Enter')
    const drawer = page.getByRole('dialog', { name: t('admin.cockpit.mend.searches') })
    await expect(drawer.getByRole('heading', { name: t('admin.searches.isWord') })).toBeVisible()
    await expectAccessible(page)
    await drawer.getByRole('link', { name: t('admin.searchWords.add') }).click()
    const form = page.getByRole('dialog', { name: t('admin.searchWords.add') })
    await expect(form.getByLabel(t('admin.searchWords.word'), { exact: true })).toHaveValue(term)
    await form.getByLabel(t('admin.searchWords.means'), { exact: true }).fill('toner')
    await page.keyboard.press('Control+s')
    await expect(toast(page, t, t('message.search_synonyms.saved')).first()).toBeVisible()
    // Saved, it leads back to the log.
    await expectHeading(page, t('admin.searches.title'))
  })
}
