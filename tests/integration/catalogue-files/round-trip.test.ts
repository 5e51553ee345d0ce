import { beforeAll, describe, expect, test } from 'vitest'

import { auditRows } from './audit-rows.ts'
import { givenDesk } from './import-desk.ts'

const desk = await givenDesk()

describe.each(['csv', 'json'])('the whole catalogue as %s', (format) => {
  let file = ''
  beforeAll(async () => {
    file = await desk.exported(`format=${format}`)
  })

  test('imports back without a change', async () => {
    const before = await auditRows(desk.shop)
    const { body } = await desk.imported(file, { name: `catalogue.${format}`, apply: 'true' })
    expect(body.data).toMatchObject({ state: 'done', created: 0, changed: 0, failed: [] })
    expect(body.data.unchanged).toBe(body.data.rows)
    expect(body.data.rows).toBeGreaterThan(1_900)
    expect(await auditRows(desk.shop)).toEqual(before)
  }, 60_000)

  test('is the same when it is exported again', async () => {
    // Compared without showing both: a difference would fill the screen.
    expect((await desk.exported(`format=${format}`)) === file).toBe(true)
  })
})
