import type { Offer } from 'schema-dts'

import { type Country, isCountry } from '#contract/plain/countries.ts'
import { TRANSIT_DAYS } from '#contract/plain/delivery.ts'
import { fromWire, toWire, ZERO } from '#contract/plain/money.ts'
import { shippingFee, zoneOf } from '#contract/plain/shipping-fee.ts'
import { WITHDRAWAL_DAYS } from '#contract/plain/withdrawal.ts'
import type { Settings } from '#web/pages/root-loader.ts'

interface Offered {
  price: string
  isHouseBrand: boolean
}

/** What one piece costs to deliver, how long it takes, and how it may go back, as search engines read it. */
export function offerTerms(
  offered: Offered,
  { shipping }: Settings,
): Pick<Extract<Offer, object>, 'hasMerchantReturnPolicy' | 'shippingDetails'> {
  const countries = shipping.zones.map(({ country }) => country).filter(isCountry)
  return {
    shippingDetails: shipping.zones.flatMap((zone) =>
      isCountry(zone.country) ? [shippingTo(zone.country, zone, offered)] : [],
    ),
    hasMerchantReturnPolicy: {
      '@type': 'MerchantReturnPolicy',
      applicableCountry: countries,
      returnPolicyCategory: 'https://schema.org/MerchantReturnFiniteReturnWindow',
      merchantReturnDays: WITHDRAWAL_DAYS,
      returnMethod: 'https://schema.org/ReturnByMail',
      returnFees: 'https://schema.org/ReturnFeesCustomerResponsibility',
    },
  }
}

function shippingTo(
  country: Country,
  zone: Settings['shipping']['zones'][number],
  { price, isHouseBrand }: Offered,
) {
  const fee = shippingFee(isHouseBrand ? fromWire(price) : ZERO, zoneOf(zone))
  return {
    '@type': 'OfferShippingDetails',
    shippingRate: { '@type': 'MonetaryAmount', value: toWire(fee), currency: 'EUR' },
    shippingDestination: { '@type': 'DefinedRegion', addressCountry: country },
    deliveryTime: {
      '@type': 'ShippingDeliveryTime',
      handlingTime: { '@type': 'QuantitativeValue', minValue: 0, maxValue: 1, unitCode: 'DAY' },
      transitTime: {
        '@type': 'QuantitativeValue',
        minValue: TRANSIT_DAYS[country],
        maxValue: TRANSIT_DAYS[country],
        unitCode: 'DAY',
      },
    },
  } as const
}
