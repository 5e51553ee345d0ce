import { randomBytes } from 'node:crypto'

import type { Api, ApiAnswer, CallOptions } from './api-call.ts'

export const PASSWORD = 'correct horse battery'

/** An address nobody else has. */
export function newEmail(): string {
  return `${randomBytes(6).toString('hex')}@example.org`
}

export interface Account {
  id: number
  email: string
  token: string
  /** The cookies as the browser would send them: `octavo_rt=…`. */
  cookie: string
}

/** Registers a customer by the front door. */
export async function givenAccount(
  shop: Api,
  { email = newEmail(), ...options }: CallOptions & { email?: string } = {},
): Promise<Account> {
  const answer = await register(shop, { email }, options)
  if (answer.status !== 201) throw new Error(`register: ${JSON.stringify(answer.body)}`)
  const { access_token: token, user } = answer.body.data
  return { id: user.id, email, token, cookie: cookiesOf(answer) }
}

export function register(
  shop: Api,
  fields: object = {},
  options: CallOptions = {},
): Promise<ApiAnswer> {
  const body = {
    name: 'Lotte Peeters',
    email: newEmail(),
    password: PASSWORD,
    password_confirmation: PASSWORD,
    ...fields,
  }
  return shop.call('POST', '/api/auth/register', { ...options, body })
}

export function login(
  shop: Api,
  email: string,
  { password = PASSWORD, remember, ...options }: CallOptions & LoginOptions = {},
): Promise<ApiAnswer> {
  const body = { email, password, ...(remember !== undefined && { remember }) }
  return shop.call('POST', '/api/auth/login', { ...options, body })
}

interface LoginOptions {
  password?: string
  remember?: boolean
}

export function refresh(shop: Api, cookie: string): Promise<ApiAnswer> {
  return shop.call('POST', '/api/auth/refresh', { headers: { cookie } })
}

/** Is this access token still good? */
export async function isSignedIn(shop: Api, token: string): Promise<boolean> {
  return (await shop.call('GET', '/api/auth/user', { token })).status === 200
}

/** What a browser would send after this answer; cookies taken away are left out. */
export function cookiesOf({ headers }: ApiAnswer): string {
  return headers
    .getSetCookie()
    .map((line) => line.split(';')[0] ?? '')
    .filter((pair) => !pair.endsWith('='))
    .join('; ')
}
