import { cp, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'

import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { runCommand } from '#scripts/run-command.ts'
import { isFull, tell } from '#tests/support/full-run.ts'

const ROOT = path.resolve(import.meta.dirname, '../..')
const COPIED = [
  'contract',
  'database',
  'i18n',
  'payment-sandbox',
  'scripts',
  'server',
  'tests',
  'web',
  'package.json',
  'tsconfig.base.json',
  'tsconfig.json',
  'vitest.config.ts',
]

/** The runs inside this one are small ones of their own. */
const SMALL = Object.fromEntries(
  Object.entries(process.env).filter(
    ([name]) => !/^(VITEST|OCTAVO_TEST|NODE_ENV|NODE_OPTIONS)/.test(name),
  ),
)

interface Guard {
  name: string
  /** What is written in place of what, file by file. */
  without: readonly { file: string; guard: string; instead: string }[]
  /** The test that must not pass any more. */
  file: string
  title: string
}

const GUARDS: readonly Guard[] = [
  {
    name: 'the condition on the stock',
    without: [
      {
        file: 'server/stock/hold-stock.ts',
        guard: 'if (free < quantity) return { productId, colorId, free }',
        instead: 'void quantity',
      },
      {
        file: 'server/stock/queries.ts',
        guard: '($5 <= 0 or s.on_hand - s.reserved >= m.quantity)',
        instead: '($5 <= 0 or true)',
      },
      {
        file: 'database/migrations/0002_stock.sql',
        guard: 'check (reserved <= on_hand)',
        instead: 'check (true)',
      },
    ],
    file: 'tests/faults/sell-out.test.ts',
    title: 'F01',
  },
  {
    name: 'one order of a payment',
    without: [
      {
        file: 'server/orders/place-order.ts',
        guard: 'if (existing?.transaction_id === intent.id) return existing',
        instead: '',
      },
      {
        file: 'server/orders/place-order.ts',
        guard: 'if (other !== undefined) return keepForStaff(trx, checkout, intent, other)',
        instead: 'void other',
      },
      {
        file: 'database/migrations/0009_orders.sql',
        guard: 'constraint orders_one_per_checkout unique references',
        instead: 'references',
      },
      {
        file: 'database/migrations/0009_orders.sql',
        guard: 'constraint payments_transaction_unique unique references',
        instead: 'references',
      },
    ],
    file: 'tests/faults/payments.test.ts',
    title: 'F03',
  },
  {
    name: 'the payment cancelled before its hold ends',
    without: [
      {
        file: 'server/settlement/end-expired-checkouts.ts',
        guard: 'const result = await stopPayment(shop.db, shop.provider, checkoutId)',
        instead: "void stopPayment\n  const result = 'free' as 'free' | 'busy' | 'paid'",
      },
    ],
    file: 'tests/faults/late-money.test.ts',
    title: 'a hold that ran out while the money came',
  },
]

describe.runIf(isFull)('F28 without a guard the fault is seen', () => {
  let folder: string
  beforeAll(async () => {
    folder = await mkdtemp(path.join(os.tmpdir(), 'octavo-guards-'))
    for (const name of COPIED)
      await cp(path.join(ROOT, name), path.join(folder, name), { recursive: true })
    await symlink(path.join(ROOT, 'node_modules'), path.join(folder, 'node_modules'))
  })
  afterAll(() => rm(folder, { recursive: true, force: true }))

  const run = ({ file, title }: Guard) =>
    runCommand(
      [
        path.join(ROOT, 'node_modules/.bin/vitest'),
        'run',
        '--project',
        'faults',
        file,
        '-t',
        title,
      ],
      { cwd: folder, env: SMALL },
    )

  test.each(GUARDS)('$name', async (guard) => {
    const before = await run(guard)
    expect(before.output).toContain('passed')
    expect(before.code).toBe(0)
    const kept: [string, string][] = []
    try {
      for (const { file, guard: text, instead } of guard.without) {
        const place = path.join(folder, file)
        const whole = await readFile(place, 'utf8')
        expect(whole).toContain(text)
        kept.unshift([place, whole])
        await writeFile(place, whole.replace(text, instead))
      }
      const without = await run(guard)
      tell(`F28: without ${guard.name}, ${guard.title} ${without.code === 0 ? 'passes' : 'fails'}`)
      expect(without.output).toContain('failed')
      expect(without.code).not.toBe(0)
    } finally {
      for (const [place, whole] of kept) await writeFile(place, whole)
    }
  })
})
