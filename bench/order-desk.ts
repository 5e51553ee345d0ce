import { createHash, randomBytes } from 'node:crypto'

import { sql } from 'kysely'

import type { Db } from '#database/pool.ts'

import { load, type Request } from './load.ts'
import type { MeasuredServer } from './measured-server.ts'
import { planOf } from './plans.ts'

const ROUNDS = 40

/** What staff see within so many milliseconds, 95 times out of 100. */
const DESK_P95_MS = 150

interface DeskScenario {
  name: string
  path: string
}

/** Every way staff look at the orders, and the lists that grow with the shop; what staff write by hand stays short. */
const DESK_SCENARIOS: readonly DeskScenario[] = [
  ...Object.entries({
    'orders, newest': '',
    'orders, page 400': 'page=400',
    'orders, last page': 'page=4000',
    'orders by total': 'sort=total&direction=desc',
    'orders by number, oldest first': 'sort=order_number&direction=asc',
    'orders, completed': 'status=completed',
    'orders, to ship': 'status=processing',
    'orders, cancelled': 'status=cancelled',
    'orders, unpaid': 'payment_status=pending',
    'orders, refunded payments': 'payment_status=refunded',
    'orders, paid': 'payment_status=paid',
    'orders, bank transfer': 'method=bank_transfer',
    'orders, card': 'method=credit_card',
    'orders, to France': 'country=FR',
    'orders, to Belgium by total': 'country=BE&sort=total',
    'orders of a month': 'date_from=2026-03-01&date_to=2026-03-31',
    'orders of a year': 'date_from=2025-01-01&date_to=2025-12-31&sort=total',
    'orders of 20 to 30 euro': 'total_min=20&total_max=30',
    'orders above 500 euro': 'total_min=500',
    'orders, many filters':
      'status=completed&payment_status=paid&country=NL&total_min=20&date_from=2025-01-01',
    'search: a number': 'search=SI-050123',
    'search: an address': 'search=buyer-77123@volume.example',
    'search: part of an address': 'search=volume.example',
    'search: a first name': 'search=fatima',
    'search: a full name': 'search=lien%20peeters',
    'search: a parcel': 'search=32320000000000000045',
    'search: three letters': 'search=pee',
    'search: nothing like it': 'search=zzqxw',
    'search: nothing like it, by total': 'search=zzqxw&sort=total',
    'search: a name among the cancelled': 'search=amina&status=cancelled',
  }).map(([name, query]) => ({ name, path: `/api/admin/orders?per_page=25&${query}` })),
  { name: 'counts of the orders', path: '/api/admin/orders-stats' },
  { name: 'what waits', path: '/api/admin/work' },
  { name: 'dashboard, 30 days', path: '/api/admin/dashboard?range=30' },
  { name: 'dashboard, 12 months', path: '/api/admin/dashboard?range=365' },
  ...Object.entries({
    products: [
      '',
      'sort=name',
      'origin=remanufactured&sort=name',
      'stock_status=low_stock',
      'missing=image',
      'search=octavo%20tn',
    ],
    stock: [
      '',
      'sort=name',
      'state=low_stock',
      'sort=sold_30_days&direction=desc',
      'search=brother%20tn',
    ],
    printers: ['', 'search=officejet', 'missing=fit'],
    users: ['', 'search=lien%20peeters', 'role=admin', 'kind=business', 'sort=name'],
    'contact-submissions': ['', 'status=new', 'search=cartridge%20997', 'search=zzqxw'],
    'public-reviews': ['', 'status=pending', 'rating=3&sort=rating', 'search=lien%20peeters'],
    audit: [
      '',
      'entity=order',
      'entity=product&entity_id=55',
      'action=update',
      'date_from=2026-03-01&date_to=2026-03-31',
    ],
    mails: ['', 'status=failed', 'template=order-shipped', 'search=desk-77123@volume.example'],
    notifications: ['', 'is_read=0', 'type=order'],
    'abandoned-carts': ['', 'page=4000', 'search=zzqxw'],
    payments: ['', 'state=resolved', 'kind=dispute'],
    'phone-orders': ['', 'status=opened'],
    withdrawals: ['', 'status=received'],
  }).flatMap(([list, queries]) =>
    queries.map((query) => ({
      name: `${list}${query === '' ? '' : `: ${query}`}`,
      path: `/api/admin/${list}?per_page=25&${query}`,
    })),
  ),
]

function deskRequest({ path }: DeskScenario, token: string): Request {
  return { path, headers: { authorization: `Bearer ${token}` } }
}

/** A member of staff who is signed in; answers the access token. */
async function signInStaff(db: Db): Promise<string> {
  const token = randomBytes(32).toString('base64url')
  const hash = createHash('sha256').update(token).digest()
  await sql`with staff as (
      insert into users (name, email, role) values ('Bench', 'bench@octavo.test', 'admin')
      on conflict (email) do update set name = excluded.name returning id
    ), session as (
      insert into sessions (user_id, realm) select id, 'admin' from staff returning id
    )
    insert into session_tokens (token_hash, session_id, kind, expires_at)
    select ${hash}, id, 'access', now() + interval '1 day' from session`.execute(db)
  return token
}

export interface DeskFigure {
  name: string
  p50: number
  p95: number
  scans: string[]
}

/** Each way of looking, one call after the other as staff make them, with the tables read from end to end. */
export async function measureDesk(db: Db, shop: MeasuredServer): Promise<DeskFigure[]> {
  const token = await signInStaff(db)
  const figures: DeskFigure[] = []
  for (const scenario of DESK_SCENARIOS) {
    const request = () => deskRequest(scenario, token)
    await load(shop.address, 8, request)
    await shop.report()
    const milliseconds: number[] = []
    for (let round = 0; round < ROUNDS; round++)
      milliseconds.push(...(await load(shop.address, 1, request)))
    const { statements } = await shop.report()
    const plans = await Promise.all([...new Set(statements)].map((text) => planOf(db, text)))
    const sorted = milliseconds.toSorted((a, b) => a - b)
    const at = (share: number) => sorted[Math.floor(sorted.length * share)] ?? 0
    const scans = [...new Set(plans.flatMap((plan) => plan.scans))]
    figures.push({ name: scenario.name, p50: at(0.5), p95: at(0.95), scans })
  }
  return figures
}

export function deskLine({ name, p50, p95, scans }: DeskFigure): string {
  const mark = p95 > DESK_P95_MS ? ' (slow)' : ''
  return `| ${name} | ${p50.toFixed(0)} | ${p95.toFixed(0)}${mark} | ${scans.join(', ') || 'none'} |`
}
