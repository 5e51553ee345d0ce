import { afterEach, expect, test, vi } from 'vitest'

afterEach(() => vi.unstubAllGlobals())

/** A page of a browser that keeps this; `elsewhere` is what another tab does to it. */
async function givenPage(stored: Record<string, string> = {}) {
  vi.resetModules()
  const kept = new Map(Object.entries(stored))
  const onStorage: ((event: { key: string | null }) => void)[] = []
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  })
  vi.stubGlobal('window', {
    addEventListener: (_: string, listener: (typeof onStorage)[number]) => onStorage.push(listener),
  })
  const dataset: Record<string, string> = {}
  vi.stubGlobal('document', { documentElement: { dataset } })
  const page = await import('./identity.ts')
  const heard = vi.fn<() => void>()
  page.subscribeToSignIn(heard)
  const elsewhere = (key: string, value: string | undefined) => {
    if (value === undefined) kept.delete(key)
    else kept.set(key, value)
    for (const listener of onStorage) listener({ key })
  }
  return { page, heard, dataset, elsewhere }
}

test('a sign-in and a sign-out are told, and say so on the document', async () => {
  const { page, heard, dataset } = await givenPage()
  page.keepSignIn('token', 'customer')
  expect([page.isSignedIn(), dataset['signedIn']]).toEqual([true, 'customer'])
  page.forgetSignIn('customer')
  expect([page.isSignedIn(), dataset['signedIn']]).toEqual([false, undefined])
  expect(heard).toHaveBeenCalledTimes(2)
})

test('those of another tab are told as well', async () => {
  const { page, heard, dataset, elsewhere } = await givenPage()
  elsewhere('admin-auth-token', 'of staff')
  expect([page.isAnyoneSignedIn(), page.isSignedIn(), dataset['signedIn']]).toEqual([
    true,
    false,
    'staff',
  ])
  elsewhere('admin-auth-token', undefined)
  expect(page.isAnyoneSignedIn()).toBe(false)
  expect(heard).toHaveBeenCalledTimes(2)
})

test('a token that is renewed, here or elsewhere, is no news, but the next call uses it', async () => {
  const { page, heard, elsewhere } = await givenPage({ auth_token: 'first' })
  page.keepToken('customer', 'second')
  elsewhere('auth_token', 'third')
  elsewhere('something', 'else')
  expect(page.tokenFor('/customer/orders')).toBe('third')
  expect(heard).not.toHaveBeenCalled()
})

test.each([
  ['/admin/orders', 'admin'],
  ['/media/upload', 'admin'],
  ['/customer/cart', 'customer'],
])('with a staff sign-in a call to %s is made as %s', async (path, realm) => {
  const { page } = await givenPage({ 'admin-auth-token': 'staff' })
  expect(page.realmFor(path)).toBe(realm)
})
