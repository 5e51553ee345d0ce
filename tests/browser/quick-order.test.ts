import { expect } from '@playwright/test'

import { article } from '#tests/support/account-visitor.ts'
import { expectAccessible, open, test, visitAs, visitors } from '#tests/support/visitor.ts'

const LIST = 'OC-BR-TN2420 2\nMFC-J5330DW\nzqxwv x3'

for (const [language, width] of visitors('en', 1440)) {
  test(`a pasted list is checked, added as far as it goes, and kept, ${language} ${width}`, async ({
    page,
  }) => {
    const t = await visitAs(page, language, width)
    await open(page, '/quick-order')
    const main = page.getByRole('main')
    await expectAccessible(page)
    await main.getByRole('button', { name: t('quickOrder.checkNone') }).click()
    await expect(main.getByRole('alert')).toHaveText(t('quickOrder.empty'))
    await main.getByLabel(t('quickOrder.label')).fill(LIST)
    await main.getByRole('button', { name: t('quickOrder.check', { count: 3 }) }).click()
    await expect(
      main.getByRole('heading', { name: t('quickOrder.read', { count: 3 }) }),
    ).toBeFocused()
    await expect(main.getByText(t('quickOrder.ready', { count: 1 }))).toBeVisible()
    await expect(main.getByText(t('quickOrder.bad', { count: 1 }))).toBeVisible()
    await expectAccessible(page)
    await main.getByLabel(t('quickOrder.chooseOf', { line: 2 })).selectOption({ index: 1 })
    await expect(
      main.getByRole('spinbutton', { name: t('quickOrder.quantity', { line: 2 }) }),
    ).toHaveValue('1')
    await main.getByRole('button', { name: t('quickOrder.more', { line: 1 }) }).click()
    await main.getByRole('button', { name: t('quickOrder.add', { count: 2 }) }).click()
    await expect(main.getByText(t('quickOrder.added', { added: 3 })).first()).toBeVisible()
    await expect(main.getByText(t('quickOrder.noMatchText'))).toBeVisible()
    await expect(page.getByText(t('message.quick_order.added', { added: 2 })).first()).toBeVisible()
    await expectAccessible(page)
    await main.getByRole('link', { name: t('quickOrder.viewCart') }).click()
    await expect(page).toHaveURL(/\/cart$/)
    await open(page, '/quick-order')
    await expect(main.getByLabel(t('quickOrder.label'))).toHaveValue(LIST)
    await main.getByRole('button', { name: t('quickOrder.clear') }).click()
    await expect(main.getByLabel(t('quickOrder.label'))).toHaveValue('')
  })
}

for (const [language, width] of visitors('fr', 390)) {
  test(`a file is read, and more than there is becomes what there is, ${language} ${width}`, async ({
    page,
  }) => {
    const t = await visitAs(page, language, width)
    const { stock } = await article('octavo-brother-tn-2420')
    await open(page, '/quick-order')
    const main = page.getByRole('main')
    const upload = (name: string, content: string | Buffer) =>
      main.getByLabel(t('quickOrder.file')).setInputFiles({
        name,
        mimeType: 'text/csv',
        buffer: Buffer.from(content),
      })
    await upload('list.xlsx', Buffer.from([80, 75, 3, 4, 0, 0]))
    await expect(main.getByRole('alert')).toHaveText(t('quickOrder.badFile'))
    await upload('liste.csv', `Quantité;Référence\r\n${stock + 5};OC-BR-TN2420\r\n`)
    await main.getByRole('button', { name: t('quickOrder.check', { count: 1 }) }).click()
    await expect(main.getByText(t('quickOrder.maxStock', { stock }))).toBeVisible()
    await expect(
      main.getByRole('spinbutton', { name: t('quickOrder.quantity', { line: 1 }) }),
    ).toHaveValue(String(stock))
    await main.getByRole('button', { name: t('quickOrder.remove', { line: 1 }) }).click()
    await expect(
      main.getByRole('heading', { name: t('quickOrder.read', { count: 0 }) }),
    ).toBeVisible()
    await expectAccessible(page)
  })
}
