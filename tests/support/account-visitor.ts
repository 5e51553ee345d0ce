import { type BrowserContext, expect, type Locator, type Page } from '@playwright/test'

import type { Answer } from '#contract/api.ts'

import { type Api, callAt } from './api-call.ts'
import { type Account, login, newEmail, PASSWORD, register } from './sign-in.ts'
import { open, type Say } from './visitor.ts'

/** A customer who has just registered. */
export interface Customer extends Pick<Account, 'id' | 'email' | 'token'> {
  name: string
}

/** The API of the shop under test, to arrange what a story starts with. */
export function shopApi(): Api {
  return { call: callAt(process.env['OCTAVO_TEST_URL'] ?? '') }
}

/** Registers a customer elsewhere: this browser knows nothing of it. */
export async function givenCustomer(name = 'Lotte Peeters'): Promise<Customer> {
  const email = newEmail()
  const { status, body } = await register(shopApi(), { name, email })
  if (status !== 201) throw new Error(`register: ${JSON.stringify(body)}`)
  return { id: body.data.user.id, name, email, token: body.data.access_token }
}

/** Signs this browser in as a customer or staff, as a sign-in leaves it, without the pages for it. */
export async function signInAs(
  page: Page,
  { email }: Pick<Customer, 'email'>,
  { password = PASSWORD }: { password?: string } = {},
): Promise<string> {
  const answer = await login(shopApi(), email, { password, remember: true })
  if (answer.status !== 200) throw new Error(`login: ${JSON.stringify(answer.body)}`)
  const { access_token: token, user } = answer.body.data
  await keepCookies(page.context(), answer.headers)
  await page.route('**/empty-page', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<link rel="icon" href="data:,">' }),
  )
  await page.goto('/empty-page') // of the shop, for its storage alone
  await page.evaluate(
    ([auth, role]) => {
      localStorage.setItem(role === 'customer' ? 'auth_token' : 'admin-auth-token', auth)
      localStorage.setItem('user_role', role)
    },
    [token, user.role] as const,
  )
  await page.unroute('**/empty-page') // with a route set, the browser keeps nothing
  return token
}

/** A customer of its own, signed in in this browser. */
export async function givenSignedIn(page: Page, name?: string): Promise<Customer> {
  const customer = await givenCustomer(name)
  return { ...customer, token: await signInAs(page, customer) }
}

async function keepCookies(context: BrowserContext, headers: Headers): Promise<void> {
  const url = process.env['OCTAVO_TEST_URL'] ?? ''
  const cookies = headers.getSetCookie().flatMap((line) => {
    const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
    return value === '' ? [] : [{ name, value, url: `${url}/api/auth` }]
  })
  await context.addCookies(cookies)
}

export type Article = Answer<'GET /customer/products/slug/{slug}'>['data']['product']

/** An article of the demo shop. */
export async function article(slug: string): Promise<Article> {
  const { body } = await shopApi().call('GET', `/api/customer/products/slug/${slug}`)
  return body.data.product
}

/** The login page, filled in and sent. */
export async function logIn(page: Page, t: Say, email: string, password = PASSWORD): Promise<void> {
  await page.getByRole('textbox', { name: t('field.email') }).fill(email)
  await passwordField(page, t('field.password')).fill(password)
  await page
    .getByRole('main')
    .getByRole('button', { name: t('login.title') })
    .click()
}

/** A password has no role; its label names it, not the button that shows it. */
export function passwordField(page: Page, label: string): Locator {
  return page.getByLabel(label, { exact: true })
}

export function toast(page: Page, t: Say, text: string | RegExp): Locator {
  return page.getByRole('region', { name: t('toast.region') }).getByText(text)
}

/** The panel that greets after a sign-in; closed, the page under it can be used. */
export async function closeWelcome(page: Page, t: Say, firstName: string): Promise<void> {
  const panel = page.getByRole('dialog', { name: t('welcome.title', { name: firstName }) })
  await panel.getByRole('button', { name: t('welcome.goOn') }).click()
  await expect(panel).toBeHidden()
}

/** A page of the customer area, with its data. */
export async function openArea(page: Page, path: string, heading: string | RegExp): Promise<void> {
  await open(page, path)
  await expectHeading(page, heading)
}

export async function expectHeading(page: Page, heading: string | RegExp): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading)
}
