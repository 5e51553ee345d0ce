import type { SHOP_PAGES } from './page-paths.ts'

/** What a search may lead to. */
export const REDIRECT_KINDS = ['category', 'brand', 'printer', 'product', 'page'] as const
export type RedirectKind = (typeof REDIRECT_KINDS)[number]

/** Pages of the shop that a search may lead to: those that answer what people type into a search box. */
export const REDIRECT_PAGES = [
  'tracking',
  'withdrawal',
  'contact',
  'faqs',
  'quickOrder',
  'business',
  'brands',
  'blog',
  'reviews',
  'about',
  'company',
  'newsletter',
  'terms',
  'privacy',
  'cookies',
  'accessibility',
] as const satisfies readonly (keyof typeof SHOP_PAGES)[]
export type RedirectPage = (typeof REDIRECT_PAGES)[number]
