import { COUNTRIES, type Country } from '#contract/plain/countries.ts'
import { cents, rateOf, toWire } from '#contract/plain/money.ts'
import type { SettingsGroup } from '#contract/plain/settings.ts'
import { isVatNumber, normaliseVatNumber } from '#server/accounts/vat-number.ts'
import type { MessageKey } from '#server/platform/messages.ts'
import type { Settings } from '#server/settings/defaults.ts'

type Fields = Record<string, unknown>

/** How a group travels, how it is kept, and what its fields must be together. */
interface GroupForms<G extends SettingsGroup> {
  /** As it is answered: amounts as text, rates in per cent. */
  answerOf: (kept: Settings[G]) => Fields
  /** What was sent, as it is kept. */
  keptOf: (sent: Fields, kept: Settings[G]) => Fields
  /** Field → what is wrong with it, once all is in its place. */
  faults: (kept: Settings[G], now: Date) => Readonly<Record<string, MessageKey>>
}

const asItIs = {
  answerOf: (kept: object) => ({ ...kept }),
  keptOf: (sent: Fields) => sent,
  faults: () => ({}),
}

const GROUP_FORMS: { [G in SettingsGroup]: GroupForms<G> } = {
  shop: { ...asItIs, faults: faultsOfShop },
  shipping: {
    answerOf: ({ cut_off, zones }) => ({
      cut_off,
      zones: COUNTRIES.map((country) => ({
        country,
        flat_fee: toWire(cents(zones[country].flat_fee)),
        free_from: toWire(cents(zones[country].free_from)),
      })),
    }),
    keptOf: ({ zones, ...rest }, kept) => ({
      ...rest,
      ...(zones !== undefined && {
        zones: { ...kept.zones, ...Object.fromEntries((zones as Zone[]).map(byCountry)) },
      }),
    }),
    faults: () => ({}),
  },
  vat: {
    answerOf: ({ is_oss, rates }) => ({
      is_oss,
      rates: COUNTRIES.flatMap((c) => ratesOf(c, rates)),
    }),
    keptOf: ({ rates, ...rest }) => ({
      ...rest,
      ...(rates !== undefined && { rates: keptRates(rates as Rate[]) }),
    }),
    faults: faultsOfVat,
  },
  payment: {
    answerOf: ({ guest_transfer_limit, ...rest }) => ({
      ...rest,
      guest_transfer_limit: toWire(cents(guest_transfer_limit)),
    }),
    keptOf: (sent) => sent,
    faults: () => ({}),
  },
  mail: asItIs,
  stock: asItIs,
  reviews: asItIs,
  staff: asItIs,
}

/** Of whichever group: what is kept of it is what its own forms take. */
export function formsOf(group: SettingsGroup): GroupForms<SettingsGroup> {
  return GROUP_FORMS[group] as GroupForms<SettingsGroup>
}

interface Zone {
  country: Country
  flat_fee: number
  free_from: number
}

function byCountry({ country, ...zone }: Zone): [Country, Omit<Zone, 'country'>] {
  return [country, zone]
}

interface Rate {
  country: Country
  from: string
  standard: number
  reduced: number
}

function ratesOf(country: Country, rates: Settings['vat']['rates']): Rate[] {
  return rates[country]
    .toSorted((a, b) => a.from.localeCompare(b.from))
    .map(({ from, standard, reduced }) => ({
      country,
      from,
      standard: standard / 100,
      reduced: reduced / 100,
    }))
}

function keptRates(rates: readonly Rate[]) {
  const ofCountry = (country: Country) =>
    rates
      .filter((one) => one.country === country)
      .map(({ from, standard, reduced }) => ({
        from,
        standard: rateOf(standard),
        reduced: rateOf(reduced),
      }))
  return Object.fromEntries(COUNTRIES.map((country) => [country, ofCountry(country)]))
}

/** Every country needs a rate that counts today, or nothing could be sold there. */
function faultsOfVat({ rates }: Settings['vat'], now: Date): Record<string, MessageKey> {
  const today = now.toISOString().slice(0, 10)
  const hasAll = COUNTRIES.every((country) => rates[country].some(({ from }) => from <= today))
  return hasAll ? {} : { rates: 'settings.no_rate' }
}

function faultsOfShop(shop: Settings['shop']): Record<string, MessageKey> {
  const number = normaliseVatNumber(shop.vat_number, shop.country)
  return {
    ...(!isVatNumber(number, shop.country) && { vat_number: 'account.vat_number' as const }),
    ...(shop.open_until <= shop.open_from && { open_until: 'settings.open_until' as const }),
  }
}
