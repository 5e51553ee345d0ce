import { expect } from '@playwright/test'

import { expectHeading, shopApi, toast } from '#tests/support/account-visitor.ts'
import { signInAsStaff } from '#tests/support/staff-visitor.ts'
import { expectAccessible, open, test, visitAs, visitors } from '#tests/support/visitor.ts'

const letters = () => crypto.randomUUID().replaceAll(/[^a-f]/g, '')

for (const [language, width] of [...visitors('fr', 390), ...visitors('en', 1440)]) {
  test(`a search of the log leads to a printer from then on, ${language} ${width}`, async ({
    page,
    faults,
  }) => {
    faults.expect(422)
    const t = await visitAs(page, language, width)
    const token = await signInAsStaff(page)
    const api = shopApi()
    const term = `zzr ${letters()}`
    await api.call('GET', `/api/customer/products/filter?search=${encodeURIComponent(term)}`, {
      language,
    })
    const list = `?view=none&search=${encodeURIComponent(term)}`
    // The log is written every few seconds.
    await expect
      .poll(
        async () => (await api.call('GET', `/api/admin/searches${list}`, { token })).body.total,
        { timeout: 20_000 },
      )
      .toBe(1)
    await open(page, `/admin/searches${list}`)
    await page
      .getByRole('link', { name: term, includeHidden: true })
      .filter({ visible: true })
      .first()
      .click()
    const log = page.getByRole('dialog', { name: t('admin.cockpit.mend.searches') })
    await expect(
      log.getByRole('heading', { name: t('admin.searchRedirects.isPage') }),
    ).toBeVisible()
    await expectAccessible(page)
    await log.getByRole('link', { name: t('admin.searchRedirects.add') }).click()

    const form = page.getByRole('dialog', { name: t('admin.searchRedirects.add') })
    await expect(form.getByLabel(t('admin.searchRedirects.term'), { exact: true })).toHaveValue(
      term,
    )
    await form.getByLabel(t('admin.searchRedirects.kindLabel')).selectOption('printer')
    await page.keyboard.press('Control+s')
    await expect(form.getByText(t('message.field.required')).first()).toBeVisible()
    const box = form.getByRole('combobox', { name: t('admin.searchRedirects.kind.printer') })
    await box.fill('mfc-l2710')
    await expect(form.getByRole('option', { name: /MFC-L2710DW/ }).first()).toBeVisible()
    await box.press('ArrowDown')
    await box.press('Enter')
    await expect(form.getByRole('status').filter({ hasText: 'MFC-L2710D' })).toBeVisible()
    await expectAccessible(page)
    await page.keyboard.press('Control+s')
    await expect(toast(page, t, t('message.search_redirects.saved')).first()).toBeVisible()
    // Saved, it leads back to the log.
    await expectHeading(page, t('admin.searches.title'))

    await open(page, `/search?query=${encodeURIComponent(term)}`)
    await expect(page).toHaveURL(/\/printer\/brother-mfc-l2710d/)
  })
}

test('redirects are kept in their list, and one that leads nowhere is marked', async ({ page }) => {
  const t = await visitAs(page, 'nl', 1440)
  const token = await signInAsStaff(page)
  const api = shopApi()
  const call = (method: string, path: string, body?: object) =>
    api.call(method, `/api/admin/${path}`, { token, ...(body && { body }) })
  const term = `zzr ${letters()}`
  const brand = await call('POST', 'brands', { name: `Merk ${letters()}` })
  const target_id = brand.body.data.id
  expect((await call('POST', 'search-redirects', { term, kind: 'brand', target_id })).status).toBe(
    201,
  )
  expect((await call('DELETE', `brands/${target_id}`)).status).toBe(200)

  await open(page, `/admin/search-redirects?search=${encodeURIComponent(term)}`)
  await expectHeading(page, t('admin.searchRedirects.title'))
  const row = page.getByRole('row').filter({ hasText: term })
  await expect(row.getByText(t('admin.searchRedirects.gone'))).toBeVisible()
  await expectAccessible(page)
  const link = row.getByRole('link', { includeHidden: true }).first()
  await expect(async () => {
    await page.keyboard.press('j')
    await expect(link).toBeFocused({ timeout: 500 })
  }).toPass()
  await page.keyboard.press('Enter')
  const form = page.getByRole('dialog', { name: t('admin.searchRedirects.edit') })
  await expect(form.getByText(t('admin.searchRedirects.goneText'))).toBeVisible()
  await form.getByLabel(t('admin.searchRedirects.kindLabel')).selectOption('page')
  await form.getByLabel(t('admin.searchRedirects.kind.page'), { exact: true }).selectOption('faqs')
  await page.keyboard.press('Control+s')
  await expect(toast(page, t, t('message.search_redirects.saved')).first()).toBeVisible()
  await expect(row.getByText(t('admin.searchRedirects.page.faqs'))).toBeVisible()
  await page.getByRole('checkbox', { name: new RegExp(term) }).check()
  await page.getByRole('button', { name: t('admin.references.delete') }).click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: t('admin.references.delete') })
    .click()
  await expect(row).toBeHidden()
})
