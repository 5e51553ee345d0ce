import { createHash } from 'node:crypto'

import { sql } from 'kysely'

import { api } from '#contract/api.ts'
import type { Access, Endpoint } from '#contract/endpoint.ts'
import type { Db } from '#database/pool.ts'

import type { Request } from './load.ts'
import { STAFF_VIEWS } from './staff-views.ts'
import { subjectsOf } from './subjects.ts'

/** One way of reading the shop; the same in a small shop and in one that has grown. */
export interface Read {
  name: string
  request: Request
}

/** What has another size by itself: a stream, a whole file of the shop, a call of somebody else's service, what staff alone may ask of themselves. */
const NOT_COMPARED = new Set([
  '/auth/second-factor',
  '/admin/live',
  '/admin/products/export',
  '/admin/stock/export',
  '/admin/stock/purchase-list/export',
  '/admin/daily-balances/export',
  '/vat-numbers/{number}',
])

/** Queries without which a call would show nothing. */
const QUERIES: Readonly<Record<string, string>> = {
  '/customer/products': 'per_page=24',
  '/customer/products/filter': 'category_slug=toner&per_page=24',
  '/customer/products/search': 'search=tn2420&per_page=24',
  '/customer/products/authenticated/filter': 'category_slug=toner&per_page=24',
  '/customer/products/authenticated/search': 'search=zwarte+toner&per_page=24',
  '/printers/models': 'q=mfc',
  '/search/suggest': 'q=tn2420',
  '/admin/views': 'screen=orders',
  '/seo-plugin': 'slug=home&locale=en',
  '/banners/{type}': 'language=en&platform=desktop',
  '/banners/kaliaheader/{name}': 'language=en&platform=desktop',
}

/** Other ways of looking at the catalogue. */
const CATALOGUE_VIEWS = [
  'sort_by=price&sort_order=asc',
  'sort_by=name&sort_order=asc',
  'brand_slug=brother',
  'brand_slug=brother&category_slug=toner&in_stock=true',
  'for_brand=epson',
  'color_slug=black&type=toner',
  'price_min=20&price_max=40',
  'category_slug=toner&page=10',
  'search=hp+305+xl',
  'search=mfcj5330',
  'search=zwarte+toner',
  'search=toner',
]

const PAGES = [
  '/',
  '/shop',
  '/shop/toner',
  '/search?q=tn2420',
  '/our-brands',
  '/blog',
  '/faqs',
  '/reviews',
  '/contact',
  '/quick-order',
]

/** Every GET of the contract under each of its paths, other ways of looking, and public pages. */
export async function readsOf(db: Db): Promise<Read[]> {
  const subjects = await subjectsOf(db)
  const tokens = await signIn(db, subjects.guestId)
  const read = (path: string, access: Access, name = path): Read => ({
    name,
    request: { path, headers: headersFor(access, tokens) },
  })
  const calls = Object.values<Endpoint>(api)
    .filter(({ method }) => method === 'GET')
    .flatMap(({ paths }) => Object.entries(paths))
    .filter(([path]) => !NOT_COMPARED.has(path) && !path.startsWith('/api/'))
    .flatMap(([path, access]) => {
      const filled = subjects.fill(path)
      const query = QUERIES[path] === undefined ? '' : `?${QUERIES[path]}`
      return filled === undefined ? [] : [read(`/api${filled}${query}`, access, path + query)]
    })
  const catalogue = CATALOGUE_VIEWS.map((query) =>
    read(`/api/customer/products?per_page=24&${query}`, 'anyone', `/customer/products?${query}`),
  )
  const staff = STAFF_VIEWS.map((view) => read(`/api/admin/${view}`, 'staff', `/admin/${view}`))
  const pages = [...PAGES, `/product/${subjects.slug}`, `/printer/${subjects.printerSlug}`]
  return [
    ...pages.map((path) => read(path, 'anyone', `page ${path}`)),
    ...calls,
    ...catalogue,
    ...staff,
  ]
}

interface Tokens {
  customer: string
  staff: string
  guest: string
}

function headersFor(access: Access, { customer, staff, guest }: Tokens): Record<string, string> {
  if (access === 'anyone') return {}
  if (access === 'staff' || access === 'super_admin') return { authorization: `Bearer ${staff}` }
  if (access === 'guest') return { 'x-session-id': guest }
  return { authorization: `Bearer ${customer}` }
}

/** The demo's customer and a super admin, by tokens that are the same in every size; and the guest whose orders are read. */
async function signIn(db: Db, guest: string): Promise<Tokens> {
  const tokenOf = async (email: string, realm: string) => {
    const token = createHash('sha256').update(email).digest('base64url')
    const hash = createHash('sha256').update(token).digest()
    await sql`with session as (
        insert into sessions (user_id, realm) select id, ${realm} from users
        where email = ${email} and not exists (select from session_tokens where token_hash = ${hash}) returning id)
      insert into session_tokens (token_hash, session_id, kind, expires_at)
      select ${hash}, id, 'access', now() + interval '1 day' from session`.execute(db)
    return token
  }
  return {
    customer: await tokenOf('customer@octavo.test', 'customer'),
    staff: await tokenOf('superadmin@octavo.test', 'admin'),
    guest,
  }
}
