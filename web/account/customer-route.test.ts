import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { currentUser, showUser } from '#web/commerce/session/current-user.ts'

import { customerRoute } from './customer-route.ts'

/** The shop that the browser calls: answers who is signed in, and refuses everything else. */
const shop = vi.hoisted(() => {
  const state = { role: 'customer', isTokenGood: true }
  globalThis.fetch = async (input) => {
    const isAsked = typeof input === 'string' && input.endsWith('/api/auth/user')
    const status = isAsked && state.isTokenGood ? 200 : 401
    const body =
      status === 200
        ? { status: 'success', message: '', data: { role: state.role } }
        : { status: 'error', message: '', code: 'unauthenticated' }
    return Response.json(body, { status })
  }
  return state
})

const page = () => null
const { loader } = customerRoute({
  Component: page,
  Skeleton: page,
  loader: ({ user }) => user.role,
  head: () => ({ title: '' }),
})

/** A browser that keeps these, at a shop that says of which role its token is; answers what it keeps later. */
function givenBrowser(stored: Record<string, string>, role = 'customer'): Map<string, string> {
  const kept = new Map(Object.entries(stored))
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  }
  vi.stubGlobal('localStorage', storage)
  vi.stubGlobal('window', { dispatchEvent: () => true })
  vi.stubGlobal('document', { documentElement: { dataset: {} } })
  shop.role = role
  return kept
}

/** What the page shows, or where it leads. */
async function open(): Promise<unknown> {
  const request = new Request('http://shop.example/customer/orders')
  const context = { get: () => undefined }
  try {
    return await loader?.({ request, params: {}, context } as never)
  } catch (thrown) {
    return thrown instanceof Response ? thrown.headers.get('location') : thrown
  }
}

beforeEach(() => {
  shop.isTokenGood = true
  showUser(undefined)
})
afterEach(() => vi.unstubAllGlobals())

const LOGIN = '/login?return=%2Fcustomer%2Forders&reason=required'

test('a customer comes in', async () => {
  givenBrowser({ auth_token: 'token', user_role: 'customer' })
  expect(await open()).toBe('customer')
})

test('nobody is asked to log in, and led back', async () => {
  givenBrowser({})
  expect(await open()).toBe(LOGIN)
})

test('staff are led away and stay signed in', async () => {
  const kept = givenBrowser({ 'admin-auth-token': 'theirs', user_role: 'admin' })
  expect(await open()).toBe('/admin/dashboard')
  expect(kept.get('admin-auth-token')).toBe('theirs')
})

test.each([
  [{ user_role: 'admin' }, 'customer', '/admin/dashboard'],
  [{ user_role: 'super_admin' }, 'customer', '/admin/dashboard'],
  [{}, 'customer', LOGIN],
  [{ user_role: 'customer' }, 'admin', LOGIN],
  [{ user_role: 'wizard' }, 'customer', LOGIN],
])('a customer’s token kept with %j, of the role %s, is given up', async (kept, role, place) => {
  const keptNow = givenBrowser({ auth_token: 'token', ...kept }, role)
  expect(await open()).toBe(place)
  expect(keptNow.has('auth_token')).toBe(false)
})

test('a session that ran out is over for all that follows the user, and leads to the login', async () => {
  givenBrowser({ auth_token: 'token', user_role: 'customer' })
  shop.isTokenGood = false
  expect(await open()).toBe(LOGIN.replace('required', 'expired'))
  expect(currentUser()).toBeUndefined()
})
