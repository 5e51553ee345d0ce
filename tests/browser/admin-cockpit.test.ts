import { expect, type Page } from '@playwright/test'

import { article, expectHeading, shopApi } from '#tests/support/account-visitor.ts'
import { signInAsStaff } from '#tests/support/staff-visitor.ts'
import { expectAccessible, open, test, visitAs, visitors } from '#tests/support/visitor.ts'

type Calls = (method: string, path: string, body?: object) => Promise<{ [key: string]: unknown }>

function callsWith(token: string): Calls {
  return async (method, path, body) => {
    const answer = await shopApi().call(method, `/api/admin/${path}`, {
      token,
      ...(body && { body }),
    })
    return answer.body.data
  }
}

const rowOf = (page: Page, name: string) =>
  page.getByRole('table').getByRole('link', { name, exact: true, includeHidden: true })

/** Walks to a row and opens it with the keyboard alone. */
async function openRow(page: Page, name: string): Promise<void> {
  const link = rowOf(page, name)
  await expect(link).toBeVisible()
  await expect(async () => {
    await page.keyboard.press('j')
    await expect(link).toBeFocused({ timeout: 500 })
  }).toPass()
  await page.keyboard.press('Enter')
}

test.describe.configure({ mode: 'serial' })

for (const [language, width] of [...visitors('en', 1440), ...visitors('nl', 390)]) {
  test(`an EAN that lacks is entered by keyboard, ${language} ${width}`, async ({
    page,
    faults,
  }) => {
    const t = await visitAs(page, language, width)
    const call = callsWith(await signInAsStaff(page))
    const { id } = await article('octavo-hp-15x-black')
    const product = await call('GET', `products/${id}`)
    await call('PUT', `products/${id}`, { ean_number: null })
    await open(page, '/admin/cockpit?queue=ean')
    await expectHeading(page, t('admin.cockpit.title'))
    await expectAccessible(page)
    const name = String(language === 'nl' ? product['name_nl'] : product['name'])
    await openRow(page, name)
    const drawer = page.getByRole('dialog', { name: t('admin.cockpit.mend.ean') })
    const field = drawer.getByLabel(t('admin.cockpit.ean'), { exact: true })
    await expect(field).toBeFocused()
    await expectAccessible(page)
    // Escape leads back to the row it was opened from.
    await page.keyboard.press('Escape')
    await expect(drawer).toBeHidden()
    await expect(page.locator(':focus')).toHaveAttribute('href', /#\d+$/)
    await page.keyboard.press('Enter')
    await expect(field).toBeFocused()
    faults.expect(422)
    await page.keyboard.type('5412345678901')
    await page.keyboard.press('Enter')
    await expect(field).toHaveAttribute('aria-invalid', 'true')
    // What is typed is not lost by a slip.
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: t('admin.form.stay') }).click()
    await expect(field).toHaveValue('5412345678901')
    await field.fill(String(product['ean_number']))
    faults.expectOffline()
    await page.context().setOffline(true)
    await page.keyboard.press('Enter')
    await expect(drawer.getByText(t('admin.form.noConnection'))).toBeVisible()
    await expect(field).toHaveValue(String(product['ean_number']))
    await page.context().setOffline(false)
    await page.keyboard.press('Enter')
    // Where others lack one too, the next is open.
    await expect(rowOf(page, name)).toHaveCount(0)
    expect((await call('GET', `products/${id}`))['ean_number']).toBe(product['ean_number'])
  })
}

for (const [language, width] of visitors('fr', 1440)) {
  test(`a translation that lacks is written, and taken back by its toast, ${language} ${width}`, async ({
    page,
  }) => {
    const t = await visitAs(page, language, width)
    const call = callsWith(await signInAsStaff(page))
    const { id } = await article('octavo-hp-15x-black')
    const product = await call('GET', `products/${id}`)
    await call('PUT', `products/${id}`, { short_description_fr: '' })
    await open(page, '/admin/cockpit?queue=translation')
    const name = String(product['name_fr'])
    await openRow(page, name)
    const drawer = page.getByRole('dialog', { name: t('admin.cockpit.mend.translation') })
    await drawer.getByLabel(t('admin.cockpit.short')).fill('Un toner noir pour chaque jour.')
    await expectAccessible(page)
    await page.keyboard.press('Control+s')
    await expect(rowOf(page, name)).toHaveCount(0)
    await page
      .getByRole('region', { name: t('toast.region') })
      .getByRole('button', { name: t('admin.undo') })
      .first()
      .click()
    await expect(rowOf(page, name)).toBeVisible()
    const { short_description_fr: before } = product
    await call('PUT', `products/${id}`, { short_description_fr: before })
  })
}
