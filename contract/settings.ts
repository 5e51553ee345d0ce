import * as z from 'zod'

import { PublicSettings } from './content.ts'
import { type Access, dataOf, endpoint } from './endpoint.ts'
import { COUNTRIES } from './plain/countries.ts'
import { isIban, normaliseIban } from './plain/iban.ts'
import { CONNECTIONS, type SettingsGroup } from './plain/settings.ts'
import { PAYMENT_METHODS } from './plain/statuses.ts'
import { moneyText, nameLine, oneLine, requiredLine } from './text-fields.ts'

const time = z.string('field.required').regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, 'settings.time')
const country = z.enum(COUNTRIES)
const wholeNumber = (min: number, max: number) =>
  z.int('settings.whole_number').min(min, 'field.too_small').max(max, 'field.too_big')
/** In per cent, to two decimals: `21`, `5.5`. */
const percent = z
  .number('field.invalid')
  .min(0, 'field.too_small')
  .max(50, 'field.too_big')
  .multipleOf(0.01, 'field.invalid')
const emailLine = oneLine(254).pipe(z.email('field.email'))

const shop = {
  name: requiredLine(60).pipe(nameLine(60)),
  house_brand: requiredLine(60),
  legal_name: requiredLine(120),
  street: requiredLine(120),
  street_nl: oneLine(120),
  street_fr: oneLine(120),
  postal_code: requiredLine(12),
  city: requiredLine(80),
  city_nl: oneLine(80),
  city_fr: oneLine(80),
  country,
  phone: requiredLine(40).regex(/^\+?[\d ()./-]{6,}$/, 'field.phone'),
  email: emailLine,
  vat_number: requiredLine(40),
  company_register: requiredLine(80),
  company_register_nl: oneLine(80),
  company_register_fr: oneLine(80),
  opening_hours: z.strictObject({
    en: requiredLine(80),
    nl: requiredLine(80),
    fr: requiredLine(80),
  }),
  open_from: time,
  open_until: time,
  is_fictitious: z.boolean(),
  since: wholeNumber(1900, 2100),
  iban: oneLine(50).refine(isIban, 'settings.iban').transform(normaliseIban),
  bic: oneLine(20)
    .transform((text) => text.replaceAll(' ', '').toUpperCase())
    .pipe(z.string().regex(/^[A-Z]{6}[A-Z0-9]{2}(?:[A-Z0-9]{3})?$/, 'settings.bic')),
}

const zone = { country, flat_fee: moneyText, free_from: moneyText }
const rate = { country, from: z.iso.date('settings.date'), standard: percent, reduced: percent }

const amount = z.string()

/** Each group: who writes it, what is written and, where that differs, what is answered. */
const GROUPS = {
  shop: group('shop', 'staff', shop, {
    ...PublicSettings.shape.shop.shape,
    iban: z.string(),
    bic: z.string(),
  }),
  shipping: group(
    'shipping',
    'staff',
    {
      cut_off: time,
      zones: z
        .array(z.strictObject(zone))
        .max(COUNTRIES.length)
        .superRefine((zones, context) =>
          refuseTwice(
            zones.map((one) => one.country),
            'country',
            context,
          ),
        ),
    },
    {
      cut_off: z.string(),
      zones: z.array(z.object({ country, flat_fee: amount, free_from: amount })),
    },
  ),
  vat: group(
    'vat',
    'super_admin',
    {
      is_oss: z.boolean(),
      rates: z
        .array(z.strictObject(rate))
        .min(1)
        .max(200)
        .superRefine((rates, context) =>
          refuseTwice(
            rates.map((one) => `${one.country} ${one.from}`),
            'from',
            context,
          ),
        ),
    },
    {
      is_oss: z.boolean(),
      rates: z.array(
        z.object({ country, from: z.string(), standard: z.number(), reduced: z.number() }),
      ),
    },
  ),
  payment: group(
    'payment',
    'super_admin',
    {
      methods: z.array(z.enum(PAYMENT_METHODS)).min(1, 'settings.methods'),
      bank_transfer_days: wholeNumber(1, 60),
      unpaid_transfers: wholeNumber(1, 1000),
      unpaid_transfers_per_network: wholeNumber(1, 10_000),
      unpaid_lines_per_network: wholeNumber(1, 10_000),
      guest_transfer_limit: moneyText,
    },
    {
      methods: z.array(z.string()),
      bank_transfer_days: z.int(),
      unpaid_transfers: z.int(),
      unpaid_transfers_per_network: z.int(),
      unpaid_lines_per_network: z.int(),
      guest_transfer_limit: amount,
    },
  ),
  mail: group(
    'mail',
    'staff',
    {
      sender_name: requiredLine(80).pipe(nameLine(80)),
      sender_address: emailLine,
      cart_reminders: z.boolean(),
    },
    { sender_name: z.string(), sender_address: z.string(), cart_reminders: z.boolean() },
  ),
  stock: simple('stock', 'staff', {
    hold_minutes: wholeNumber(1, 120),
    low_stock_threshold: wholeNumber(0, 10_000),
  }),
  reviews: simple('reviews', 'staff', { ask_after_days: wholeNumber(1, 60) }),
  staff: simple('staff', 'super_admin', { second_factor_required: z.boolean() }),
}

export const { show: showShopSettings, change: changeShopSettings } = GROUPS.shop
export const { show: showShippingSettings, change: changeShippingSettings } = GROUPS.shipping
export const { show: showVatSettings, change: changeVatSettings } = GROUPS.vat
export const { show: showPaymentSettings, change: changePaymentSettings } = GROUPS.payment
export const { show: showMailSettings, change: changeMailSettings } = GROUPS.mail
export const { show: showStockSettings, change: changeStockSettings } = GROUPS.stock
export const { show: showReviewSettings, change: changeReviewSettings } = GROUPS.reviews
export const { show: showStaffSettings, change: changeStaffSettings } = GROUPS.staff

/** What may be sent of a group, for whoever has it by name. */
export function settingsBody(name: SettingsGroup): z.ZodType<Record<string, unknown>> {
  return GROUPS[name].change.body
}

export const testConnection = endpoint({
  method: 'POST',
  paths: { '/admin/connections/{name}/test': 'staff' },
  tag: 'Settings',
  summary: 'Asks what the shop calls outside whether it answers; says in plain words what happened',
  params: z.object({ name: z.enum(CONNECTIONS) }),
  body: z.strictObject({}).nullish(),
  answer: dataOf(z.object({ name: z.enum(CONNECTIONS), ok: z.boolean(), milliseconds: z.int() })),
})

/** Which release this is, and what is new in it. */
export const showRelease = endpoint({
  method: 'GET',
  paths: { '/admin/release': 'staff' },
  tag: 'Settings',
  summary: 'The version that runs, with its entry of the changelog',
  answer: dataOf(
    z.object({
      version: z.string(),
      commit: z.string().nullable(),
      released_at: z.iso.datetime().nullable(),
      title: z.string(),
      changes_html: z.string(),
    }),
  ),
})

function simple<const G extends SettingsGroup, F extends z.ZodRawShape, const W extends Access>(
  name: G,
  writer: W,
  fields: F,
) {
  return group(name, writer, fields, fields)
}

function group<
  const G extends SettingsGroup,
  F extends z.ZodRawShape,
  A extends z.ZodRawShape,
  const W extends Access,
>(name: G, writer: W, fields: F, answered: A) {
  const path = `/admin/settings/${name}` as const
  const answer = dataOf(z.object({ ...answered, version: z.int() }))
  return {
    show: endpoint({
      method: 'GET',
      paths: { [path]: 'staff' } as Record<typeof path, 'staff'>,
      tag: 'Settings',
      summary: `The settings of the group "${name}"`,
      answer,
    }),
    change: endpoint({
      method: 'PUT',
      paths: { [path]: writer } as Record<typeof path, W>,
      tag: 'Settings',
      summary: `Changes what is sent of the group "${name}"; it counts at once`,
      body: z.strictObject(fields).partial().extend({ version: z.int().optional() }),
      answer,
    }),
  }
}

/** What may stand once only, such as a country, named at the second that says it. */
function refuseTwice(keys: readonly string[], field: string, context: z.core.$RefinementCtx): void {
  for (const [index, key] of keys.entries())
    if (keys.indexOf(key) < index)
      context.addIssue({ code: 'custom', path: [index, field], message: 'settings.twice' })
}
