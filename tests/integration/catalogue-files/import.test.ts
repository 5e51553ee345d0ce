import { beforeEach, describe, expect, test } from 'vitest'

import { givenPerson } from '#tests/support/people.ts'
import { upload } from '#tests/support/upload.ts'

import { auditRows } from './audit-rows.ts'
import { givenDesk } from './import-desk.ts'

const desk = await givenDesk()
const { shop, products } = desk
const [first, second, third] = products.map(({ sku }) => sku) as [string, string, string]
const lines = (...rows: string[]) => rows.join('\r\n')
const reasons = (body: { data: { failed: { line: number; reason: string }[] } }) =>
  body.data.failed.map(({ line, reason }) => `${line} ${reason}`)

beforeEach(async () => {
  await shop.db
    .updateTable('products')
    .set({ regular_price_cents: 2000, listed_price_cents: 2000, sale_price_cents: null })
    .where('sku', 'in', [first, second, third])
    .execute()
})

describe('a supplier’s price list', () => {
  const list = lines(
    'Artikelnr;Omschrijving supplier;Verkoopprijs incl.',
    `${first};zwart;24,95`,
    `${second};cyaan;€ 20,00`,
    'NO-SUCH;magenta;9,95',
  )

  test('is a dry run that changes nothing and names what it leaves out', async () => {
    const { status, body } = await desk.imported(list)
    expect(status).toBe(200)
    expect(body.data).toMatchObject({
      state: 'checked',
      rows: 3,
      created: 0,
      changed: 1,
      unchanged: 1,
    })
    expect(reasons(body)).toEqual([
      '4 There is no such product. A new one also needs: name, brand, category.',
    ])
    expect(body.data.columns[1]).toMatchObject({ heading: 'Omschrijving supplier', column: null })
    expect(await desk.article(first)).toMatchObject({ regular_price_cents: 2000 })
  })

  test('shows the difference, and changes prices alone when it is applied', async () => {
    const { body } = await desk.imported(list)
    const rows = await desk.call('GET', `imports/${body.data.id}/rows?outcome=change`)
    expect(rows.body.data).toMatchObject([
      {
        line: 2,
        sku: first,
        changes: [{ column: 'regular_price', before: '20.00', after: '24.95' }],
      },
    ])
    const before = await desk.article(first)
    await desk.call('POST', `imports/${body.data.id}/apply`)
    await expect
      .poll(async () => (await desk.call('GET', `imports/${body.data.id}`)).body.data)
      .toMatchObject({
        state: 'done',
        changed: 1,
        failed_rows: 1,
        done_rows: 3,
      })
    const { version = 0, ...rest } = (await desk.article(first)) ?? {}
    expect(rest).toMatchObject({ regular_price_cents: 2495, listed_price_cents: 2495 })
    expect(rest).toMatchObject({ name: before?.name, description_fr: before?.description_fr })
    expect(version).toBe((before?.version ?? 0) + 1)
  })

  test('keeps the lowest price of 30 days right, and each price can be undone', async () => {
    const article = await desk.article(first)
    const { body } = await desk.imported(`sku,price\n${first},15.50`, { apply: 'true' })
    expect(body.data).toMatchObject({ state: 'done', changed: 1 })
    expect(await desk.article(first)).toMatchObject({
      listed_price_cents: 1550,
      lowest_price_30d_cents: expect.any(Number),
    })
    const [row] = (await auditRows(shop))
      .filter(({ entity_id: id }) => id === String(article?.id))
      .toReversed()
    expect(row).toMatchObject({
      action: 'update',
      before: { regular_price: '20.00' },
      after: { regular_price: '15.50' },
      cause: `catalogue_import:${body.data.id}`,
    })
    await shop.call('POST', `/api/admin/audit/${row?.id}/undo`, { token: desk.token, body: {} })
    expect(await desk.article(first)).toMatchObject({ regular_price_cents: 2000 })
  })

  test('is read with tabs, commas, Windows’ letters and without a BOM', async () => {
    const files = [
      `sku\tname_fr\n${first}\tÉtoilé`,
      `\uFEFFsku,name_fr\n${first},Étoilé`,
      Buffer.from(`sku;name_fr\n${first};Étoilé`, 'latin1'),
    ]
    for (const file of files) {
      const { body } = await desk.imported(typeof file === 'string' ? file : new Uint8Array(file))
      const { body: rows } = await desk.call('GET', `imports/${body.data.id}/rows`)
      expect(rows.data[0].changes).toMatchObject([{ column: 'name_fr', after: 'Étoilé' }])
    }
  })
})

describe('rows that cannot be used', () => {
  test('fail each for itself, in the language asked, and the good ones are written', async () => {
    const [, , , other] = products
    const file = lines(
      'sku;regular_price;sale_price;brand;ean_number;impressions;status',
      `${first};-5;;;;;`,
      `${second};12,95;13,00;;;;`,
      `${second};12,95;;;;;`,
      `${third};24,9O;;nobody;1234567890128;;`,
      `${products[4]?.sku};;;;${other?.ean_number};;`,
      `${products[5]?.sku};;;;;99999999999;`,
      `${products[6]?.sku};;;;;;sold`,
      `${products[7]?.sku};;;;5400000000001;;`,
      `${products[8]?.sku};31,00;;;;;`,
      ';9,95;;;;;',
    )
    const { body } = await desk.imported(file, { apply: 'true' })
    expect(reasons(body)).toEqual([
      '2 regular_price: “-5” is not an amount such as 12,95.',
      '3 sale_price: The sale price must be below the regular price.',
      '4 The same product stands in row 3 already. Keep one of the two rows.',
      '5 regular_price: “24,9O” is not an amount such as 12,95. brand: “nobody” is not known in the shop. Write it as the shop does, or add it there first.',
      '6 ean_number: Another product has this EAN.',
      '7 impressions: “99999999999” is not a whole number such as 12.',
      '8 status: This must be one of: draft, active, archived.',
      '9 ean_number: The check digit does not fit: please compare it with the pack.',
      '11 The row names neither a SKU nor an EAN. Fill in one of the two.',
    ])
    expect(body.data).toMatchObject({ state: 'done', rows: 10, changed: 1, created: 0 })
    expect(await desk.article(products[8]?.sku ?? '')).toMatchObject({ regular_price_cents: 3100 })
    expect(await desk.article(second)).toMatchObject({ regular_price_cents: 2000 })
  })

  test('with more cells than headings are not read in other columns', async () => {
    const file = `sku,price,stock\n${first},74,95,120\n${second},"18,99",5\n`
    const { body } = await desk.imported(file)
    expect(reasons(body)).toEqual([expect.stringMatching(/^2 The row has more cells/)])
    expect(body.data).toMatchObject({ rows: 2 })
  })

  test('come back as a file that can be mended and uploaded again', async () => {
    const { body } = await desk.imported(
      lines('sku;prijs;note', `${first};duur;=1+1`, `${second};21;`),
    )
    const answer = await fetch(
      `${shop.address}/api/admin/products/imports/${body.data.id}/failed`,
      {
        headers: { authorization: `Bearer ${desk.token}`, 'accept-language': 'nl' },
      },
    )
    const file = await answer.text()
    expect(file.split('\r\n')).toEqual([
      'sku;prijs;note;reason',
      `${first};duur;'=1+1;prijs: “duur” is geen bedrag zoals 12,95.`,
      '',
    ])
    const mended = await desk.imported(file.replace('duur', '21,00'), { apply: 'true' })
    expect(mended.body.data).toMatchObject({ changed: 1, failed: [] })
  })

  test('the whole file is refused when it is none', async () => {
    const files: [string | Uint8Array<ArrayBuffer>, string][] = [
      [new Uint8Array([137, 80, 78, 71, 0, 0, 1]), 'neither a table'],
      ['<!DOCTYPE html>\n<html><table><tr><td>sku</td></tr></table></html>', 'a web page'],
      [new Uint8Array([80, 75, 3, 4, 20, 0, 0]), 'workbook'],
      ['', 'no rows'],
      ['sku;price\n', 'no rows'],
      ['colour;price\nred;5\n', 'No column says'],
      [`sku;name\nA;${'x'.repeat(3_000_000)}`, 'neither a table'],
      ['[{"sku":"A"},', 'neither a table'],
      ['{"sku":"A"}', 'neither a table'],
      ['sku;name\nA;"never ends', 'neither a table'],
    ]
    for (const [file, reason] of files) {
      const { status, body } = await desk.imported(file)
      expect(status).toBe(422)
      expect(body.errors.file[0]).toContain(reason)
    }
    expect(
      (await desk.call('GET', 'imports')).body.data.filter(
        ({ rows }: { rows: number }) => rows === 0,
      ),
    ).toEqual([])
  })
})

describe('what a file can say', () => {
  test('an SKU is found however it is written, in UTF-16 as well', async () => {
    const file = `sku;price\n${first.toLowerCase()};21,50\n${first};22,50\n`
    for (const [mark, bytes] of [
      [[0xff, 0xfe], Buffer.from(file, 'utf16le')],
      [[0xfe, 0xff], Buffer.from(file, 'utf16le').swap16()],
    ] as const) {
      const { body } = await desk.imported(Uint8Array.from([...mark, ...bytes]))
      expect(body.data).toMatchObject({ rows: 2, changed: 1, created: 0 })
      expect(reasons(body)).toEqual([
        '3 The same product stands in row 2 already. Keep one of the two rows.',
      ])
    }
    const { body } = await desk.imported(`sku;price\n${first.toLowerCase()};21,50`, {
      apply: 'true',
    })
    expect(body.data).toMatchObject({ state: 'done', changed: 1 })
    // The article keeps the spelling of the shop.
    expect(await desk.article(first)).toMatchObject({ regular_price_cents: 2150 })
  })

  test('an empty cell leaves alone, and <empty> clears', async () => {
    const sku = products[10]?.sku ?? ''
    await desk.imported(`sku;series;ean_number\n${sku};Old series;`, { apply: 'true' })
    const before = await desk.article(sku)
    expect(before).toMatchObject({ series: 'Old series', ean_number: products[10]?.ean_number })
    await desk.imported(`sku;series;ean_number\n${sku};<empty>;`, { apply: 'true' })
    expect(await desk.article(sku)).toMatchObject({ series: null, ean_number: before?.ean_number })
  })

  test('an article is found by its EAN where there is no SKU', async () => {
    const { body } = await desk.imported(`EAN;Prix\n${products[11]?.ean_number};33,00`, {
      apply: 'true',
    })
    expect(body.data).toMatchObject({ changed: 1, failed: [] })
    expect(await desk.article(products[11]?.sku ?? '')).toMatchObject({ regular_price_cents: 3300 })
  })

  test('stock goes through the ledger, with the file as its reason', async () => {
    const { sku = '', id = 0 } = products[12] ?? {}
    const { body } = await desk.imported(`sku;voorraad\n${sku};77`, {
      name: 'count.csv',
      apply: 'true',
    })
    expect(body.data).toMatchObject({ changed: 1, failed: [] })
    const ledger = await shop.db
      .selectFrom('stock_movements')
      .select(['reason', 'kind'])
      .where('product_id', '=', id)
      .orderBy('id', 'desc')
      .executeTakeFirst()
    expect(ledger).toEqual({ kind: 'adjustment', reason: 'import: count.csv' })
    expect(await shop.audit()).toEqual([])
  })

  test('new articles that name each other are made, whatever their order', async () => {
    const file = lines(
      'sku;name;brand;category;regular_price;ean_number;linked_product;pack_items;printers;stock',
      'IMP-PACK;Imported pack;HP;inkjet;40,00;;;IMP-A:2 | IMP-B;;',
      'IMP-A;Imported ink A;hp;inkjet;12,00;;IMP-B;;HP ENVY 5010;4',
      'IMP-B;Imported ink A;hp;inkjet;13,00;;IMP-A;;;9',
    )
    const checked = await desk.imported(file)
    expect(checked.body.data).toMatchObject({ state: 'checked', created: 3, failed: [] })
    const { body } = await desk.imported(file, { apply: 'true' })
    expect(body.data).toMatchObject({ state: 'done', created: 3, failed: [] })
    const [a, b, pack] = await Promise.all(['IMP-A', 'IMP-B', 'IMP-PACK'].map(desk.article))
    expect(a).toMatchObject({ status: 'draft', linked_product_id: b?.id, slug: 'imported-ink-a' })
    expect(b).toMatchObject({ linked_product_id: a?.id, slug: 'imported-ink-a-imp-b' })
    expect(pack).toMatchObject({ stock_kind: 'pack' })
    expect(await shop.audit()).toEqual([])
  })

  test('without new articles, an unknown SKU fails', async () => {
    const { body } = await desk.imported('sku;name;brand;category;price\nIMP-N;New;hp;inkjet;5', {
      creates: 'false',
    })
    expect(reasons(body)).toEqual([
      '2 There is no such product, and this import makes no new ones. Compare the SKU, or let it make products that do not exist yet.',
    ])
  })

  test('odd texts survive an export and an import', async () => {
    const sku = products[13]?.sku ?? ''
    const odd = {
      name: '=HYPERLINK("x")',
      name_nl: "'=1+1",
      name_fr: "'s-Hertogenbosch; “rue” \\ | :",
      short_description: '<empty>',
      short_description_nl: '\\<empty>',
      description: 'One\n\n* two; "three"\n- four',
      series: '-',
      search_codes: ['a|b', 'c:d', '\\e', '=f'],
    }
    const { id = 0 } = (await desk.article(sku)) ?? {}
    await shop.call('PUT', `/api/admin/products/${id}`, { token: desk.token, body: odd })
    for (const format of ['csv', 'json']) {
      const file = await desk.exported(`format=${format}&search=${sku}`)
      const same = await desk.imported(file, { name: `x.${format}` })
      expect(same.body.data).toMatchObject({ changed: 0, failed: [] })
      const blank = Object.fromEntries(
        Object.keys(odd).map((name) => [name, name === 'search_codes' ? [] : 'x']),
      )
      await shop.call('PUT', `/api/admin/products/${id}`, { token: desk.token, body: blank })
      const back = await desk.imported(file, { name: `x.${format}`, apply: 'true' })
      expect(back.body.data).toMatchObject({ changed: 1, failed: [] })
      expect(await desk.article(sku)).toMatchObject(odd)
    }
  })
})

describe('the columns of a file', () => {
  test('can be told, are remembered, and then the file is checked anew', async () => {
    const file = lines('Ref fournisseur;Tarif A;Tarif B', `${first};30;40`)
    const { body } = await desk.imported(file, { check: 'false' })
    expect(body.data).toMatchObject({ state: 'columns', is_remembered: false, changed: 0 })
    const mapping = [
      { heading: 'Ref fournisseur', column: 'sku' },
      { heading: 'Tarif B', column: 'regular_price' },
    ]
    const twice = [...mapping, { heading: 'Tarif A', column: 'regular_price' }]
    expect((await desk.call('PUT', `imports/${body.data.id}`, { mapping: twice })).status).toBe(422)
    const mapped = await desk.call('PUT', `imports/${body.data.id}`, { mapping })
    expect(mapped.body.data.columns).toMatchObject([
      { column: 'sku' },
      { column: null },
      { column: 'regular_price' },
    ])
    await expect
      .poll(async () => (await desk.call('GET', `imports/${body.data.id}`)).body.data)
      .toMatchObject({
        state: 'checked',
        changed: 1,
      })
    const again = await desk.imported(file)
    expect(again.body.data).toMatchObject({ is_remembered: true, changed: 1, failed: [] })
  })
})

describe('who may', () => {
  test('staff alone, and nothing is read for others', async () => {
    const { token } = await givenPerson(shop)
    const { token: superToken } = await givenPerson(shop, 'super_admin')
    expect(
      (await upload(shop, '/api/admin/products/import', { token, content: 'sku\nA' })).status,
    ).toBe(403)
    expect((await shop.call('GET', '/api/admin/products/export', {})).status).toBe(401)
    expect((await shop.call('GET', '/api/admin/products/imports', { token })).status).toBe(403)
    expect(
      (
        await upload(shop, '/api/admin/products/import', {
          token: superToken,
          content: `sku\n${first}`,
        })
      ).status,
    ).toBe(200)
  })

  test('unknown imports are 404, and what has ended cannot go on', async () => {
    expect((await desk.call('GET', 'imports/999999')).status).toBe(404)
    expect((await desk.call('POST', 'imports/999999/apply')).status).toBe(404)
    const { body } = await desk.imported(`sku\n${first}`, { apply: 'true' })
    const again = await desk.call('POST', `imports/${body.data.id}/apply`)
    expect(again).toMatchObject({
      status: 409,
      body: { message: 'This file has been imported already.' },
    })
    expect((await desk.call('POST', `imports/${body.data.id}/cancel`)).status).toBe(409)
  })
})
