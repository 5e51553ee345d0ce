import { showSettings } from '#contract/content.ts'
import { cents, toWire } from '#contract/plain/money.ts'
import { serve, type Served } from '#server/platform/endpoints.ts'
import type { Shop } from '#server/shop.ts'

import type { Settings } from './defaults.ts'
import { consumerRates, publicRates } from './vat-in-force.ts'

/** The part of the settings that everybody may read. */
export function settingsRoutes({
  settings,
  provider,
}: Pick<Shop, 'settings' | 'provider'>): Served[] {
  return [
    serve(showSettings, async (_, { now }) => {
      const { shop, shipping, vat, payment: methods } = await settings.get()
      return {
        data: {
          shop: publicShop(shop),
          shipping: {
            cut_off: shipping.cut_off,
            zones: Object.entries(shipping.zones).map(([country, zone]) => ({
              country,
              flat_fee: toWire(cents(zone.flat_fee)),
              free_from: toWire(cents(zone.free_from)),
            })),
          },
          vat: {
            rate: consumerRates(vat, 'BE', now).standard / 100,
            countries: publicRates(vat, now),
          },
          payment: {
            is_test: provider.kind === 'test',
            methods: methods.methods,
            publishable_key: provider.publishableKey,
          },
        },
      }
    }),
  ]
}

/** The bank account is only for customers who pay by transfer. */
function publicShop({ iban: _iban, bic: _bic, ...shop }: Settings['shop']) {
  return shop
}
