import { beforeEach, expect, test, vi } from 'vitest'

import { keepSignIn, tokenOf } from './identity.ts'
import { AUTH_EXPIRED } from './identity.ts'
import { renewToken } from './token-renewal.ts'

function givenBrowser(answer: () => Response | Promise<Response>) {
  const kept = new Map<string, string>()
  const page = new EventTarget()
  const fetching = vi.fn<typeof fetch>(async () => answer())
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  })
  vi.stubGlobal('document', { documentElement: { dataset: {} } })
  vi.stubGlobal('window', page)
  vi.stubGlobal('fetch', fetching)
  keepSignIn('old', 'customer')
  const expired = vi.fn<(event: Event) => void>()
  page.addEventListener(AUTH_EXPIRED, expired)
  return { fetching, expired }
}

const renewed = () =>
  Response.json({ status: 'success', message: '', data: { access_token: 'new' } })

beforeEach(() => vi.unstubAllGlobals())

test('a refused token is exchanged once, however many ask for it', async () => {
  const { fetching } = givenBrowser(renewed)

  const answers = await Promise.all([
    renewToken('customer', 'old'),
    renewToken('customer', 'old'),
    renewToken('customer', 'old'),
  ])

  expect(answers).toEqual(['renewed', 'renewed', 'renewed'])
  expect(fetching).toHaveBeenCalledTimes(1)
  expect(tokenOf('customer')).toBe('new')
})

test('a token that another tab has renewed already is not exchanged again', async () => {
  const { fetching } = givenBrowser(renewed)

  expect(await renewToken('customer', 'older')).toBe('renewed')

  expect(fetching).not.toHaveBeenCalled()
})

test('a refusal ends the sign-in here and tells the page whose it was', async () => {
  const { expired } = givenBrowser(() => Response.json({ status: 'error' }, { status: 401 }))

  expect(await renewToken('customer', 'old')).toBe('refused')

  expect(tokenOf('customer')).toBeNull()
  expect(expired).toHaveBeenCalledWith(expect.objectContaining({ detail: { realm: 'customer' } }))
})

test.each([
  ['no answer', () => Promise.reject(new TypeError('offline'))],
  ['a server in trouble', () => new Response('', { status: 503 })],
  ['too many requests', () => new Response('', { status: 429 })],
])('%s is no reason to sign anybody out', async (_, answer) => {
  const { expired } = givenBrowser(answer)

  expect(await renewToken('customer', 'old')).toBe('unreachable')

  expect(tokenOf('customer')).toBe('old')
  expect(expired).not.toHaveBeenCalled()
})
