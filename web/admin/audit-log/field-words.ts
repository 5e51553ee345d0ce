import { CONTACT_STATUSES } from '#contract/plain/contact.ts'
import { PRODUCT_STATUSES } from '#contract/plain/product-status.ts'
import { ORDER_STATUSES } from '#contract/plain/statuses.ts'
import { WITHDRAWAL_STATUSES } from '#contract/plain/withdrawal.ts'
import { GROUP_CARDS } from '#web/admin/settings/group-cards.ts'
import { labelOf } from '#web/admin/settings/setting-label.ts'
import type { Translate } from '#web/language/i18n.ts'

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
  'brand_id',
  'category_id',
  'color_id',
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
  'linked_product_id',
  'successor_id',
  'related_ids',
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
] as const

const LANGUAGE = /_(nl|fr)$/

/** `sale_price` as the screens call it, `name_nl` with its language; a field that no screen names stays as it is. */
export function fieldName(entity: string, field: string, t: Translate): string {
  if (entity === 'settings') return settingName(field, t)
  const [first = '', ...rest] = field.split('.')
  const language = LANGUAGE.exec(first)?.[1]
  const known = FIELDS.find((one) => one === first.replace(LANGUAGE, ''))
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

/** A status in the words of the screen where it is looked at. */
export function statusName(entity: string, status: string, t: Translate): string {
  const order = ORDER_STATUSES.find((one) => entity === 'order' && one === status)
  if (order !== undefined) return t(`orders.status.${order}`)
  const withdrawal = WITHDRAWAL_STATUSES.find((one) => entity === 'withdrawal' && one === status)
  if (withdrawal !== undefined) return t(`admin.withdrawals.status.${withdrawal}`)
  const product = PRODUCT_STATUSES.find((one) => entity === 'product' && one === status)
  if (product !== undefined) return t(`admin.products.status.${product}`)
  const message = CONTACT_STATUSES.find((one) => entity === 'contact_submission' && one === status)
  if (message !== undefined) return t(`admin.contact.state.${message}`)
  return contentStatus(entity, status, t)
}

function contentStatus(entity: string, status: string, t: Translate): string {
  const isArticle = entity === 'blog' || entity === 'faq'
  if (isArticle && (status === 'draft' || status === 'scheduled' || status === 'published'))
    return t(`admin.blogs.status.${status}`)
  const isReview = entity === 'review'
  if (isReview && (status === 'pending' || status === 'published' || status === 'rejected'))
    return t(`admin.reviews.state.${status}`)
  return status
}
