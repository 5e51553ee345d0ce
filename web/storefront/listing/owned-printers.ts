import { MAX_PRINTERS } from '#contract/plain/printers-at-most.ts'
import { myPrinters } from '#web/commerce/printers/my-printer.ts'

/** Ids of the visitor's printers. The server knows them by the cookie that my-printer.ts writes, for /search alone. */
export function ownedPrinters({ headers }: Request): number[] {
  if (!import.meta.env.SSR) return myPrinters().map(({ id }) => id)
  const [, ids = ''] = /(?:^|; )octavo_fits=([\d.]*)/.exec(headers.get('cookie') ?? '') ?? []
  return ids
    .split('.')
    .filter((id) => /^[1-9]\d{0,8}$/.test(id))
    .slice(0, MAX_PRINTERS)
    .map(Number)
}
