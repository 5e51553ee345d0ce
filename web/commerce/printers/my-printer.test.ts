import { beforeEach, expect, test, vi } from 'vitest'

const KEPT = new Map<string, string>()

const brother = {
  id: 1,
  slug: 'brother-mfc-j5330dw',
  name: 'Brother MFC-J5330DW',
  model: 'MFC-J5330DW',
  brand: 'Brother',
  technology: 'inkjet',
}
const hp = { ...brother, id: 2, slug: 'hp-m404dn', name: 'HP M404dn', model: 'M404dn', brand: 'HP' }

/** A browser that keeps what former pages left in it; the module is read anew, as a page does. */
async function givenPage() {
  vi.resetModules()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => KEPT.get(key) ?? null,
    setItem: (key: string, value: string) => KEPT.set(key, value),
    removeItem: (key: string) => KEPT.delete(key),
  })
  const style = { setProperty: vi.fn<(name: string, value: string) => void>() }
  vi.stubGlobal('document', { documentElement: { dataset: {}, style } })
  return import('./my-printer.ts')
}

const modelsOf = (printers: readonly { model: string }[]) => printers.map(({ model }) => model)

beforeEach(() => {
  KEPT.clear()
  vi.unstubAllGlobals()
})

test('a newly chosen printer becomes the main one, and the former one stays', async () => {
  const page = await givenPage()
  page.setMyPrinter(brother)
  page.setMyPrinter(hp)

  expect(modelsOf(page.myPrinters())).toEqual(['M404dn', 'MFC-J5330DW'])
  const nextPage = await givenPage()
  expect(modelsOf(nextPage.myPrinters())).toEqual(['M404dn', 'MFC-J5330DW'])
})

test('choosing a known printer again keeps its nickname', async () => {
  const page = await givenPage()
  page.showPrinters([{ ...brother, nickname: 'Studio' }])
  page.setMyPrinter(hp)
  page.setMyPrinter(brother)

  expect(page.myPrinters()).toMatchObject([{ id: 1, nickname: 'Studio' }, { id: 2 }])
})

test('forgetting the main printer brings the next one forward', async () => {
  const page = await givenPage()
  page.setMyPrinter(brother)
  page.setMyPrinter(hp)
  page.forgetPrinter(hp.id)

  expect(page.currentPrinter()?.model).toBe('MFC-J5330DW')
  page.forgetPrinter(brother.id)
  expect(page.myPrinters()).toEqual([])
  expect(KEPT.size).toBe(0)
})

test('what cannot be read in the storage is nothing', async () => {
  KEPT.set('octavo_printer', '{"id":"one"}')
  KEPT.set('octavo_printers', 'not json')
  const page = await givenPage()

  expect(page.myPrinters()).toEqual([])
})

/** An account that answers nothing and remembers what it was told. */
function givenAccount() {
  const told: string[] = []
  return {
    told,
    makeMain: (id: number) => Promise.resolve(void told.push(`main ${id}`)),
    remove: (id: number) => Promise.resolve(void told.push(`without ${id}`)),
  }
}

test('what is chosen before the code for somebody signed in is there, the account is told then', async () => {
  KEPT.set('auth_token', 'of a customer')
  const page = await givenPage()
  page.setMyPrinter(brother)
  page.setMyPrinter(hp)
  page.forgetPrinter(brother.id)
  const account = givenAccount()
  page.keepInAccount(account)
  page.setMyPrinter(brother)

  expect(account.told).toEqual(['main 1', 'main 2', 'without 1', 'main 1'])
})

test('what a guest chose is no change to an account', async () => {
  const page = await givenPage()
  page.setMyPrinter(brother)
  KEPT.set('auth_token', 'of a customer')
  const account = givenAccount()
  page.keepInAccount(account)

  expect(account.told).toEqual([])
})

test.each([
  ['before', false],
  ['after', true],
])(
  'an account that is left, %s its code was there, leaves no printers and no untold changes',
  async (_, hasCode) => {
    KEPT.set('auth_token', 'of a customer')
    const page = await givenPage()
    const { forgetSignIn } = await import('#web/data/identity.ts')
    if (hasCode) page.keepInAccount(givenAccount())
    page.setMyPrinter(brother)
    const before = page.printerChanges()
    forgetSignIn('customer')
    page.keepInAccount(undefined)

    expect(page.myPrinters()).toEqual([])
    expect(KEPT.size).toBe(0)
    expect(page.printerChanges()).toBeGreaterThan(before)
    KEPT.set('auth_token', 'of somebody else')
    const next = givenAccount()
    page.keepInAccount(next)
    expect(next.told).toEqual([])
  },
)

test('a guest keeps their printers when nobody signs out', async () => {
  const page = await givenPage()
  const { forgetSignIn } = await import('#web/data/identity.ts')
  page.setMyPrinter(brother)
  forgetSignIn('customer')

  expect(modelsOf(page.myPrinters())).toEqual(['MFC-J5330DW'])
})
