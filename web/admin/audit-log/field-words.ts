import { BLOG_STATUSES } from '#contract/plain/blog.ts'
import { CONTACT_STATUSES } from '#contract/plain/contact.ts'
import { FAQ_STATUSES } from '#contract/plain/faq-groups.ts'
import { PRODUCT_STATUSES } from '#contract/plain/product-status.ts'
import { REVIEW_STATUSES } from '#contract/plain/reviews.ts'
import { ORDER_STATUSES } from '#contract/plain/statuses.ts'
import { WITHDRAWAL_STATUSES } from '#contract/plain/withdrawal.ts'
import { GROUP_CARDS } from '#web/admin/settings/group-cards.ts'
import { labelOf } from '#web/admin/settings/setting-label.ts'
import type { TextKey, Translate } from '#web/language/i18n.ts'

const FIELDS = [
  'brand',
  'color',
  'replaces',
  'linked_product',
  'successor',
  'related',
  'name',
  'title',
  'slug',
  'status',
  'reason',
  'note',
  'email',
  'phone',
  'role',
  'blocked',
  'sku',
  'ean_number',
  'manufacturer_code',
  'cartridge_code',
  'search_codes',
  'series',
  'color_group',
  'parent_id',
  'position',
  'type',
  'origin',
  'regular_price',
  'sale_price',
  'sale_from',
  'sale_to',
  'vat_rate',
  'low_stock_threshold',
  'impressions',
  'yield_standard',
  'ml',
  'number_of_cartridges',
  'capacity',
  'warranty',
  'weight_grams',
  'replaces_product_id',
  'pack_items',
  'product_colors',
  'images',
  'printers',
  'short_description',
  'description',
  'seo_title',
  'seo_description',
  'excerpt',
  'body',
  'body_html',
  'reading_minutes',
  'author',
  'published_at',
  'category',
  'image_path',
  'question',
  'answer',
  'answer_html',
  'group',
  'alt',
  'language',
  'platform',
  'link',
  'meta_description',
  'keywords',
  'content',
  'canonical_url',
  'robots',
  'locale',
  'reply',
  'replied_at',
  'decided_at',
  'rating',
  'amount',
  'quantity',
  'on_hand',
  'carrier',
  'tracking_number',
  'shipping_address',
  'billing_address',
  'lines',
  'items',
  'aliases',
  'codes_not_sold',
  'technology',
  'year',
  'model',
  'subject',
  'message',
  'hex',
  'logo_path',
  'is_house_brand',
  'in_menu',
  'recipients',
  'rule',
  'selection',
  'changed',
  'skipped',
  'restored',
  'starts_at',
  'resolution',
  'company_name',
  'vat_number',
  'stock',
  'product_ids',
  'word',
  'means',
] as const

const LANGUAGE = /_(nl|fr)$/
/** `brand_id` of the table is `brand` of a file. */
const ID = /_ids?$/

/** `sale_price` as the screens call it, `name_nl` with its language; a field that no screen names stays as it is. */
export function fieldName(entity: string, field: string, t: Translate): string {
  if (entity === 'settings') return settingName(field, t)
  const [first = '', ...rest] = field.split('.')
  const language = LANGUAGE.exec(first)?.[1]
  const bare = first.replace(LANGUAGE, '')
  const known =
    FIELDS.find((one) => one === bare) ?? FIELDS.find((one) => one === bare.replace(ID, ''))
  if (known === undefined) return field
  const parts = [...rest, ...(language === undefined ? [] : [language.toUpperCase()])]
  const name = t(`admin.audit.field.${known}`)
  return parts.length === 0 ? name : `${name} (${parts.join(' ')})`
}

function settingName(field: string, t: Translate): string {
  const known = Object.values(GROUP_CARDS)
    .flat()
    .flatMap(({ fields }) => fields)
    .find(({ name }) => name === field)
  return known === undefined ? field : t(labelOf(known.name))
}

/** What a record's status may be, and where its words stand: those of the screen where it is looked at. */
const STATUSES: ReadonlyMap<string, readonly [known: readonly string[], texts: string]> = new Map([
  // i18n: orders.status.*
  ['order', [ORDER_STATUSES, 'orders.status']],
  // i18n: admin.withdrawals.status.*
  ['withdrawal', [WITHDRAWAL_STATUSES, 'admin.withdrawals.status']],
  // i18n: admin.products.status.*
  ['product', [PRODUCT_STATUSES, 'admin.products.status']],
  // i18n: admin.contact.state.*
  ['contact_submission', [CONTACT_STATUSES, 'admin.contact.state']],
  // i18n: admin.blogs.status.*
  ['blog', [BLOG_STATUSES, 'admin.blogs.status']],
  // i18n: admin.faqs.status.*
  ['faq', [FAQ_STATUSES, 'admin.faqs.status']],
  // i18n: admin.reviews.state.*
  ['review', [REVIEW_STATUSES, 'admin.reviews.state']],
])

/** A status in words; one that no screen names stays as it is. */
export function statusName(entity: string, status: string, t: Translate): string {
  const [known, texts] = STATUSES.get(entity) ?? []
  return known?.includes(status) === true ? t(`${texts}.${status}` as TextKey) : status
}
