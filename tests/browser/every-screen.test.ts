import { ADMIN_PAGES } from '#contract/plain/admin-paths.ts'
import { shopApi } from '#tests/support/account-visitor.ts'
import { isFull } from '#tests/support/full-run.ts'
import { givenPaidOrder, signInAsStaff } from '#tests/support/staff-visitor.ts'
import { expectAccessible, open, test, visitAs } from '#tests/support/visitor.ts'

/** The list whose first record stands for its kind. */
const LISTS: Readonly<Record<string, string>> = {
  order: '/orders',
  bankStatement: '/bank-statements',
  withdrawal: '/withdrawals',
  abandonedCart: '/abandoned-carts',
  mail: '/mails',
  printer: '/printers',
  blog: '/blogs',
  product: '/products',
  productImport: '/products/imports',
  customer: '/users',
}

/** Where nobody is signed in. */
const DOORS: ReadonlySet<string> = new Set(['login', 'invitation'])

test.beforeAll('an order and its mail are there', async () => {
  if (isFull) await givenPaidOrder({ 'octavo-brother-tn-2420': 1 })
})

// Light pages are looked at where each screen is used.
for (const [name, path] of Object.entries(ADMIN_PAGES).filter(([key]) => !DOORS.has(key))) {
  for (const width of [1440, 390] as const) {
    test(`${path} can be read in the dark, ${width} wide`, async ({ page }) => {
      test.skip(!isFull, 'npm run test:full looks at every screen in the dark')
      await visitAs(page, 'fr', width)
      await page.emulateMedia({ colorScheme: 'dark' })
      const token = await signInAsStaff(page)
      await open(page, await withRecord(name, path, token))
      await page.getByRole('heading', { level: 1 }).waitFor()
      await expectAccessible(page)
    })
  }
}

/** Screens whose address names a part instead of a record. */
const PARTS: Readonly<Record<string, string>> = { settingsGroup: 'vat' }

/** The address of a screen, with a record of its kind where it shows one. */
async function withRecord(name: string, path: string, token: string): Promise<string> {
  const part = PARTS[name]
  if (part !== undefined) return path.replace(/:\w+/, part)
  const list = LISTS[name]
  if (list === undefined) return path
  const { body } = await shopApi().call('GET', `/api/admin${list}`, { token })
  const [first] = body.data as { id: number }[]
  test.skip(first === undefined, `the demo has no ${name}`)
  return path.replace(/:\w+/, String(first?.id))
}
