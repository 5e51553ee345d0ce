import { randomUUID } from 'node:crypto'

import type { Connection } from '#contract/plain/settings.ts'
import { normaliseVatNumber } from '#server/accounts/vat-number.ts'
import { askVies } from '#server/accounts/vies.ts'
import type { MessageKey } from '#server/platform/messages.ts'
import { noLongerThan } from '#server/platform/no-longer-than.ts'
import type { Shop } from '#server/shop.ts'

/** What a try of a connection found, as a sentence. */
interface Finding {
  ok: boolean
  message: MessageKey
}

const LIMIT_MS = 8_000

const TRIALS: Record<Connection, (shop: Shop) => Promise<Finding>> = {
  vies: tryVies,
  payment: tryPayment,
  media: tryMedia,
}

/** Tries what the shop calls outside. Never throws: what went wrong is the answer. */
export async function testConnection(
  shop: Shop,
  name: Connection,
): Promise<Finding & { milliseconds: number }> {
  const begun = performance.now()
  let found: Finding = { ok: false, message: 'settings.no_answer' }
  const trial = TRIALS[name](shop).then(
    (finding) => (found = finding),
    (error: unknown) => {
      shop.log.warn({ err: error, connection: name }, 'a connection was tried and failed')
      // i18n: settings.*
      found = { ok: false, message: `settings.${name}_failed` }
    },
  )
  await noLongerThan(LIMIT_MS, trial)
  return { ...found, milliseconds: Math.round(performance.now() - begun) }
}

/** Asks for the shop's own number. */
async function tryVies({ settings, viesUrl, clock }: Shop): Promise<Finding> {
  const { shop } = await settings.get()
  const number = normaliseVatNumber(shop.vat_number, shop.country)
  const { state } = await askVies(viesUrl, number, clock())
  return { ok: state !== 'unreachable', message: `settings.vies_${state}` }
}

/** Asks for a payment that does not exist: to say so, the provider must have taken the key. */
async function tryPayment({ provider }: Shop): Promise<Finding> {
  await provider.readIntent(`pi_${randomUUID().replaceAll('-', '')}`)
  return {
    ok: true,
    message: provider.kind === 'test' ? 'settings.payment_test' : 'settings.payment_ok',
  }
}

/** Keeps a few bytes and reads them again; the same name each time, so that nothing piles up. */
async function tryMedia({ media }: Shop): Promise<Finding> {
  const written = Buffer.from(randomUUID())
  await media.put('trial.txt', written)
  const read = await media.get('trial.txt')
  const ok = read?.equals(written) === true
  return { ok, message: ok ? 'settings.media_ok' : 'settings.media_failed' }
}
