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
    await upload('photo.csv', Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0xa8, 0xc3, 0x28, 0xfe]))
    await expect(main.getByRole('alert')).toHaveText(t('quickOrder.badFile'))
    await expect(main.getByLabel(t('quickOrder.label'))).toHaveValue('')
    await upload('longue.csv', 'OC-BR-TN2420;2\r\n'.repeat(3_000))
    await expect(main.getByRole('alert')).toHaveText(t('quickOrder.longFile', { count: 100 }))
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

for (const [language, width] of visitors('nl', 1440)) {
  test(`what is wrong with a line is said beside it and mended there, ${language} ${width}`, async ({
    page,
  }) => {
    const t = await visitAs(page, language, width)
    const { stock } = await article('octavo-brother-tn-2420')
    await open(page, '/quick-order')
    const main = page.getByRole('main')
    await main
      .getByLabel(t('quickOrder.label'))
      .fill('TN-2420 2,5\nOC-BR-TN2420 10000\nTN-2402 2\nfoo 12')
    await main.getByRole('button', { name: t('quickOrder.check', { count: 4 }) }).click()
    const row = (place: number) =>
      main
        .getByRole('region', { name: t('quickOrder.read', { count: 4 }) })
        .getByRole('listitem')
        .nth(place - 1)
    await expect(row(1)).toContainText('TN-2420 2,5')
    await expect(row(1)).toContainText(t('quickOrder.badQuantity', { quantity: '2,5' }))
    await expect(row(2)).toContainText(t('quickOrder.maxStock', { stock }))
    await expect(row(2)).toContainText(t('quickOrder.twice', { line: 1 }))
    await expect(row(4)).toContainText(t('quickOrder.noMatchText'))
    await expect(main.getByText(t('quickOrder.noQuantity'))).toHaveCount(0)
    await expect(main.getByText(t('quickOrder.ready', { count: 1 }))).toBeVisible()
    await expectAccessible(page)
    const quantity = main.getByRole('spinbutton', { name: t('quickOrder.quantity', { line: 1 }) })
    await quantity.fill('3')
    await quantity.press('Enter')
    await expect(main.getByText(t('quickOrder.ready', { count: 2 }))).toBeVisible()
    await row(3)
      .getByRole('button', { name: t('quickOrder.use') })
      .click()
    await expect(
      main.getByRole('spinbutton', { name: t('quickOrder.quantity', { line: 3 }) }),
    ).toHaveValue('2')
    await expect(main.getByText(t('quickOrder.ready', { count: 3 }))).toBeVisible()
  })
}
