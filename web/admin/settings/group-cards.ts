import type { SettingsGroup } from '#contract/plain/settings.ts'

/** How a field is entered; `money` and `number` differ in what they take and give. */
type FieldKind =
  | 'text'
  | 'email'
  | 'tel'
  | 'time'
  | 'number'
  | 'money'
  | 'tick'
  | 'country'
  | 'methods'

export interface SettingField {
  name: string
  kind: FieldKind
  /** It may stay empty. */
  isOptional?: boolean
}

export interface SettingCard {
  /** Its title and its sentence, `admin.settings.card.company` and `…companyText`. */
  name:
    | 'company'
    | 'address'
    | 'contact'
    | 'bank'
    | 'cutOff'
    | 'abroad'
    | 'methods'
    | 'transfer'
    | 'sender'
    | 'stock'
    | 'reviews'
    | 'rules'
  fields: readonly SettingField[]
}

const text = (name: string): SettingField => ({ name, kind: 'text' })
const optional = (name: string): SettingField => ({ name, kind: 'text', isOptional: true })
const number = (name: string): SettingField => ({ name, kind: 'number' })
const tick = (name: string): SettingField => ({ name, kind: 'tick' })

/** What each group shows, in its order. Zones and rates have tables of their own. */
export const GROUP_CARDS: Record<SettingsGroup, readonly SettingCard[]> = {
  shop: [
    {
      name: 'company',
      fields: [
        text('name'),
        text('house_brand'),
        text('legal_name'),
        text('vat_number'),
        text('company_register'),
        optional('company_register_nl'),
        optional('company_register_fr'),
        number('since'),
        tick('is_fictitious'),
      ],
    },
    {
      name: 'address',
      fields: [
        text('street'),
        optional('street_nl'),
        optional('street_fr'),
        text('postal_code'),
        text('city'),
        optional('city_nl'),
        optional('city_fr'),
        { name: 'country', kind: 'country' },
      ],
    },
    {
      name: 'contact',
      fields: [
        { name: 'phone', kind: 'tel' },
        { name: 'email', kind: 'email' },
        text('opening_hours.en'),
        text('opening_hours.nl'),
        text('opening_hours.fr'),
        { name: 'open_from', kind: 'time' },
        { name: 'open_until', kind: 'time' },
      ],
    },
    { name: 'bank', fields: [text('iban'), text('bic')] },
  ],
  shipping: [{ name: 'cutOff', fields: [{ name: 'cut_off', kind: 'time' }] }],
  vat: [{ name: 'abroad', fields: [tick('is_oss')] }],
  payment: [
    { name: 'methods', fields: [{ name: 'methods', kind: 'methods' }] },
    {
      name: 'transfer',
      fields: [
        number('bank_transfer_days'),
        { name: 'guest_transfer_limit', kind: 'money' },
        number('unpaid_transfers'),
        number('unpaid_transfers_per_network'),
        number('unpaid_lines_per_network'),
      ],
    },
  ],
  mail: [
    {
      name: 'sender',
      fields: [
        text('sender_name'),
        { name: 'sender_address', kind: 'email' },
        tick('cart_reminders'),
      ],
    },
  ],
  stock: [{ name: 'stock', fields: [number('hold_minutes'), number('low_stock_threshold')] }],
  reviews: [{ name: 'reviews', fields: [number('ask_after_days')] }],
  staff: [{ name: 'rules', fields: [tick('second_factor_required')] }],
}
