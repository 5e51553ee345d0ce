import { createHash } from 'node:crypto'

import { SHOP_PAGES, PAYMENT_PAGES, SIGN_IN_PAGES, STAFF_AREA } from '#contract/plain/page-paths.ts'

/** Pages about one visitor's order or account: shared caches may not keep even their shell. */
const PRIVATE_PATHS = [
  ...PAYMENT_PAGES,
  ...SIGN_IN_PAGES,
  SHOP_PAGES.orderConfirmation,
  SHOP_PAGES.customer,
  SHOP_PAGES.account,
  SHOP_PAGES.plainOrders,
  STAFF_AREA,
]

/** A search is noted, and shows first what fits the printers of whoever searches. */
const OWN_PATHS: readonly string[] = [SHOP_PAGES.search]

const STRIPE_SCRIPTS = ['https://js.stripe.com', 'https://*.js.stripe.com']

export interface PolicyOptions {
  inlineScripts: readonly string[]
  trustedTypesPolicy: string
  isHttps: boolean
  isDevelopment: boolean
}

type Directives = Record<string, readonly string[]>

/** The security headers of every page, and the wider ones of the payment pages; made once, chosen by path. */
export function createPagePolicy(options: PolicyOptions): (path: string) => Record<string, string> {
  const ordinary = headersOf(
    { ...ordinaryDirectives(options), ...trustedTypes(options) },
    {
      opener: 'same-origin',
      payment: '()',
    },
  )
  const paying = headersOf(payingDirectives(options), {
    opener: 'same-origin-allow-popups',
    payment: '(self "https://js.stripe.com")',
  })
  return (path) => (PAYMENT_PAGES.includes(plainPath(path)) ? paying : ordinary)
}

/**
 * Public pages are the same for every visitor of a language: shared caches may keep them a minute,
 * and serve them stale while they revalidate. Errors are never cached.
 */
export function cacheHeaders(
  path: string,
  status: number,
  query = new URLSearchParams(),
): Record<string, string> {
  const plain = plainPath(path)
  if (isPrivate(plain, query) || status >= 500) return { 'cache-control': 'private, no-store' }
  if (OWN_PATHS.includes(plain)) return { 'cache-control': 'private, no-cache' }
  const vary = { vary: 'Accept-Encoding, Accept-Language, Cookie' }
  if (status >= 400) return { 'cache-control': 'no-cache', ...vary }
  return { 'cache-control': 'public, max-age=0, s-maxage=60, stale-while-revalidate=600', ...vary }
}

/** Is the page at this address the same for every visitor of a language? */
export function isPublicPage(path: string, query: URLSearchParams): boolean {
  const plain = plainPath(path)
  return !isPrivate(plain, query) && !OWN_PATHS.includes(plain)
}

function isPrivate(plain: string, query: URLSearchParams): boolean {
  const isOfSomebody = PRIVATE_PATHS.some(
    (prefix) => plain === prefix || plain.startsWith(`${prefix}/`),
  )
  // A draft is for whoever has its link.
  return isOfSomebody || query.has('preview')
}

/** The router takes `/Checkout/` and `//checkout` for `/checkout`, and so must whoever guards it. */
function plainPath(path: string): string {
  const plain = decoded(path).toLowerCase().replaceAll(/\/+/g, '/').replace(/\/$/, '')
  return plain === '' ? '/' : plain
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}

/** `'sha256-…'` of an inline script, as the policy names it. */
export function scriptHash(script: string): string {
  return `'sha256-${createHash('sha256').update(script).digest('base64')}'`
}

function ordinaryDirectives({ inlineScripts, isHttps, isDevelopment }: PolicyOptions): Directives {
  return {
    'default-src': ["'self'"],
    'script-src': ["'self'", ...inlineScripts.map(scriptHash)],
    'style-src': isDevelopment ? ["'self'", "'unsafe-inline'"] : ["'self'"],
    // Widths of bars and colours of chips are style attributes.
    'style-src-attr': ["'unsafe-inline'"],
    'img-src': ["'self'", 'data:'],
    'connect-src': isDevelopment ? ["'self'", 'ws:'] : ["'self'"],
    'frame-src': ["'none'"],
    'frame-ancestors': ["'none'"],
    'worker-src': ["'self'"],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    ...(isHttps ? { 'upgrade-insecure-requests': [] } : {}),
  }
}

/** Markup and script addresses come from `web/ui/trusted.ts` alone. The provider's script makes its own. */
function trustedTypes({ isDevelopment, trustedTypesPolicy }: PolicyOptions): Directives {
  if (isDevelopment) return {}
  return { 'require-trusted-types-for': ["'script'"], 'trusted-types': [trustedTypesPolicy] }
}

function payingDirectives(options: PolicyOptions): Directives {
  const ordinary = ordinaryDirectives(options)
  return {
    ...ordinary,
    'script-src': [...(ordinary['script-src'] ?? []), ...STRIPE_SCRIPTS],
    'frame-src': [...STRIPE_SCRIPTS, 'https://hooks.stripe.com'],
    'connect-src': [...(ordinary['connect-src'] ?? []), 'https://api.stripe.com'],
    'img-src': [...(ordinary['img-src'] ?? []), 'https://*.stripe.com'],
  }
}

function headersOf(
  directives: Directives,
  { opener, payment }: { opener: string; payment: string },
): Record<string, string> {
  return {
    'content-security-policy': Object.entries(directives)
      .map(([name, sources]) => [name, ...sources].join(' '))
      .join('; '),
    'cross-origin-opener-policy': opener,
    'permissions-policy': `camera=(), microphone=(), geolocation=(), payment=${payment}`,
    'referrer-policy': 'strict-origin-when-cross-origin',
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
  }
}
