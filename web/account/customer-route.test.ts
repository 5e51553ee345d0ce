import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { loadUser, showUser, type CurrentUser } from '#web/commerce/session/current-user.ts'
import { signOutHere } from '#web/commerce/session/sign-in.ts'
import { ApiError } from '#web/data/api-error.ts'

import { customerRoute } from './customer-route.ts'

vi.mock(import('#web/commerce/session/sign-in.ts'), () => ({ signOutHere: vi.fn<() => void>() }))
vi.mock(import('#web/commerce/session/current-user.ts'), () => ({
  loadUser: vi.fn<typeof loadUser>(),
  showUser: vi.fn<typeof showUser>(),
}))

const page = () => null
const { loader } = customerRoute({
  Component: page,
  Skeleton: page,
  loader: ({ user }) => user.role,
  head: () => ({ title: '' }),
})

/** A browser that keeps these, at a shop that says of which role its token is. */
function givenBrowser(stored: Record<string, string>, role = 'customer') {
  const kept = new Map(Object.entries(stored))
  vi.stubGlobal('localStorage', { getItem: (key: string) => kept.get(key) ?? null })
  vi.mocked(loadUser).mockResolvedValue({ role } as CurrentUser)
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

beforeEach(() => void vi.mocked(signOutHere).mockClear())
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
  givenBrowser({ 'admin-auth-token': 'theirs', user_role: 'admin' })
  expect(await open()).toBe('/')
  expect(signOutHere).not.toHaveBeenCalled()
})

test.each([
  [{ user_role: 'admin' }, 'customer', '/'],
  [{ user_role: 'super_admin' }, 'customer', '/'],
  [{}, 'customer', LOGIN],
  [{ user_role: 'customer' }, 'admin', LOGIN],
])('a customer’s token kept with %j, of the role %s, is given up', async (kept, role, place) => {
  givenBrowser({ auth_token: 'token', ...kept }, role)
  expect(await open()).toBe(place)
  expect(signOutHere).toHaveBeenCalledTimes(1)
})

test('a session that ran out is over for all that follows the user, and leads to the login', async () => {
  givenBrowser({ auth_token: 'token', user_role: 'customer' })
  vi.mocked(loadUser).mockRejectedValue(
    new ApiError({ status: 401, code: 'unauthenticated', message: '' }),
  )
  expect(await open()).toBe(LOGIN.replace('required', 'expired'))
  expect(showUser).toHaveBeenCalledWith(undefined)
})
