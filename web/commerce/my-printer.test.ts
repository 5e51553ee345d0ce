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
