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
async function givenPage({ refuses = false } = {}) {
  vi.resetModules()
  const told: string[] = []
  let turn: Promise<unknown> = Promise.resolve()
  vi.stubGlobal(
    'fetch',
    async (path: string, { method, body }: { method: string; body?: string }) => {
      const { printer_id: id = 0 } = JSON.parse(body ?? '{}') as { printer_id?: number }
      told.push(method === 'POST' ? `main ${id}` : `without ${path.split('/').at(-1)}`)
      await turn
      if (refuses) return Response.json({ code: 'conflict', message: 'Refused.' }, { status: 409 })
      return Response.json({ status: 'success', data: [brother] })
    },
  )
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => KEPT.get(key) ?? null,
    setItem: (key: string, value: string) => KEPT.set(key, value),
    removeItem: (key: string) => KEPT.delete(key),
  })
  const style = { setProperty: vi.fn<(name: string, value: string) => void>() }
  vi.stubGlobal('document', { documentElement: { dataset: {}, style } })
  return {
    ...(await import('./my-printer.ts')),
    ...(await import('./choose-printer.ts')),
    ...(await import('#web/data/identity.ts')),
    /** What the account was told. */
    told,
    answersAfter: (promise: Promise<void>) => void (turn = promise),
  }
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

test('what a customer chooses before the code for it is there, the account is told in order', async () => {
  KEPT.set('auth_token', 'of a customer')
  const page = await givenPage()
  page.setMyPrinter(brother)
  page.setMyPrinter(hp)
  page.forgetPrinter(brother.id)
  page.setMyPrinter(brother)
  expect(modelsOf(page.myPrinters())).toEqual(['MFC-J5330DW', 'M404dn'])

  await vi.waitFor(() => expect(page.told).toEqual(['main 1', 'main 2', 'without 1', 'main 1']))
})

test('what a guest chose is no change to an account', async () => {
  const page = await givenPage()
  page.setMyPrinter(brother)
  page.keepSignIn('of a customer', 'customer')
  await import('./account-printers.ts')

  expect(page.told).toEqual([])
})

test('what the account refuses is taken back and told', async () => {
  KEPT.set('auth_token', 'of a customer')
  const page = await givenPage({ refuses: true })
  page.showPrinters([brother])
  page.setMyPrinter(hp)
  expect(modelsOf(page.myPrinters())).toEqual(['M404dn', 'MFC-J5330DW'])
  await vi.waitFor(() => expect(modelsOf(page.myPrinters())).toEqual(['MFC-J5330DW']))

  page.forgetPrinter(brother.id)
  expect(page.myPrinters()).toEqual([])
  await vi.waitFor(() => expect(page.myPrinters()).toMatchObject([brother]))
  const { toasts } = await import('#web/ui/toast-store.ts')
  expect(toasts.list.get().map(({ text }) => text)).toEqual(['Refused.', 'Refused.'])
})

test.each([
  ['before', false],
  ['after', true],
])(
  'an account that is left, %s its code was there, leaves no printers and no untold changes',
  async (_, hasCode) => {
    KEPT.set('auth_token', 'of a customer')
    const page = await givenPage()
    const answer = Promise.withResolvers<void>()
    page.answersAfter(answer.promise)
    if (hasCode) await import('./account-printers.ts')
    page.setMyPrinter(brother)
    page.setMyPrinter(hp)
    if (hasCode) await vi.waitFor(() => expect(page.told).toEqual(['main 1']))
    page.forgetSignIn('customer')

    expect(page.myPrinters()).toEqual([])
    expect(KEPT.size).toBe(0)
    page.keepSignIn('of somebody else', 'customer')
    answer.resolve()
    await new Promise((resolve) => setTimeout(resolve, 20))
    expect(page.told).toEqual(hasCode ? ['main 1'] : [])
    expect(page.myPrinters()).toEqual([])
  },
)

test('a guest keeps their printers when nobody signs out', async () => {
  const page = await givenPage()
  page.setMyPrinter(brother)
  page.forgetSignIn('customer')

  expect(modelsOf(page.myPrinters())).toEqual(['MFC-J5330DW'])
})
