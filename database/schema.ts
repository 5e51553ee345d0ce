// Generated from the migrated database by scripts/generate-schema.ts. Do not edit.
import type { ColumnType, Generated, GeneratedAlways } from 'kysely'

/** Written as text (JSON.stringify): pg would write an array as a PostgreSQL array. */
export type Json = ColumnType<unknown, string, string>
export type Numeric = ColumnType<string, string | number, string | number>
export type Timestamp = ColumnType<Date, Date | string, Date | string>

/** The same with a default, so that an insert may leave them out. */
export type DefaultJson = ColumnType<unknown, string | undefined, string>
export type DefaultNumeric = ColumnType<string, string | number | undefined, string | number>
export type DefaultTimestamp = ColumnType<Date, Date | string | undefined, Date | string>

export interface AddressesRow {
  id: GeneratedAlways<number>
  user_id: number
  first_name: string
  last_name: string
  street: string
  city: string
  state: string
  postal_code: string
  country: 'BE' | 'FR' | 'NL' | 'DE' | 'LU'
  phone: string | null
  is_default: Generated<boolean>
  created_at: DefaultTimestamp
}

export interface AuditLogRow {
  id: GeneratedAlways<number>
  actor_id: number
  action: string
  entity: string
  entity_id: string
  before: Json | null
  after: Json | null
  ip: string
  at: DefaultTimestamp
  cause: string | null
}

export interface AuditRunsRow {
  id: Generated<number>
  at: DefaultTimestamp
  findings: number
}

export interface BankMovementsRow {
  id: GeneratedAlways<number>
  statement_id: number
  line: number
  booked_on: string
  amount_cents: number
  name: string
  account: string
  communication: string
  reference: string | null
  fingerprint: Buffer
  is_double: Generated<boolean>
  order_id: number | null
  applied_at: Timestamp | null
}

export interface BankStatementsRow {
  id: GeneratedAlways<number>
  name: string
  format: 'csv' | 'coda'
  checksum: Buffer
  uploaded_by: string
  uploaded_at: DefaultTimestamp
  applied_at: Timestamp | null
}

export interface BannersRow {
  id: Generated<number>
  type: 'header' | 'bottom'
  language: 'en' | 'nl' | 'fr'
  platform: Generated<'desktop' | 'mobile' | 'tablet'>
  image_path: string | null
  created_at: DefaultTimestamp
  alt: Generated<string>
  version: Generated<number>
}

export interface BlogProductsRow {
  blog_id: number
  product_id: number
  position: number
}

export interface BlogsRow {
  id: Generated<number>
  slug: string
  title: string
  title_nl: Generated<string>
  title_fr: Generated<string>
  excerpt: Generated<string>
  excerpt_nl: Generated<string>
  excerpt_fr: Generated<string>
  body: Generated<string>
  body_nl: Generated<string>
  body_fr: Generated<string>
  body_html: Generated<string>
  body_html_nl: Generated<string>
  body_html_fr: Generated<string>
  category: Generated<'accessories-tips' | 'ink-tips' | 'printer-tips' | 'unclassified' | 'new-printers'>
  author: string
  image_path: string | null
  reading_minutes: Generated<number>
  status: Generated<'draft' | 'scheduled' | 'published'>
  published_at: Timestamp | null
  version: Generated<number>
  created_at: DefaultTimestamp
  updated_at: DefaultTimestamp
}

export interface BrandsRow {
  id: Generated<number>
  slug: string
  name: string
  logo_path: string | null
  is_house_brand: Generated<boolean>
  in_menu: Generated<boolean>
  position: Generated<number>
  version: Generated<number>
}

export interface CartItemsRow {
  id: GeneratedAlways<number>
  cart_id: number
  product_id: number
  product_color_id: number | null
  quantity: number
  created_at: DefaultTimestamp
}

export interface CartRemindersRow {
  id: GeneratedAlways<number>
  cart_id: number | null
  lines: Json
  sent_at: DefaultTimestamp
}

export interface CartsRow {
  id: GeneratedAlways<number>
  user_id: number | null
  guest_hash: Buffer | null
  created_at: DefaultTimestamp
  updated_at: DefaultTimestamp
  generation: Generated<number>
  phone_order_id: number | null
}

export interface CatalogueImportMappingsRow {
  headings: string
  mapping: Json
  used_at: DefaultTimestamp
}

export interface CatalogueImportRowsRow {
  import_id: number
  line: number
  cells: Json
  key: string | null
  outcome: 'create' | 'change' | 'same' | 'failed' | null
  product_id: number | null
  product_version: number | null
  changes: Json | null
  faults: Json | null
  is_done: Generated<boolean>
}

export interface CatalogueImportsRow {
  id: GeneratedAlways<number>
  file_name: string
  format: 'csv' | 'json'
  encoding: Generated<string>
  delimiter: Generated<string>
  state: Generated<'reading' | 'columns' | 'checking' | 'checked' | 'applying' | 'done' | 'cancelled'>
  columns: DefaultJson
  is_remembered: Generated<boolean>
  creates: Generated<boolean>
  rows: Generated<number>
  done_line: Generated<number>
  round_written: Generated<number>
  round_waiting: Generated<number>
  created_by: number
  applied_by: number | null
  ip: Generated<string>
  created_at: DefaultTimestamp
  applied_at: Timestamp | null
  finished_at: Timestamp | null
}

export interface CategoriesRow {
  id: Generated<number>
  parent_id: number | null
  slug: string
  name: string
  name_nl: string
  name_fr: string
  position: Generated<number>
  version: Generated<number>
  updated_at: DefaultTimestamp
}

export interface CheckoutLinesRow {
  id: GeneratedAlways<number>
  checkout_id: number
  product_id: number
  product_color_id: number | null
  sku: string
  name: string
  color_name: string | null
  thumbnail: string
  quantity: number
  unit_price_cents: number
  line_total_cents: number
  vat_rate: number
  vat_cents: number
  is_house_brand: boolean
}

export interface CheckoutsRow {
  id: GeneratedAlways<number>
  user_id: number | null
  guest_hash: Buffer | null
  cart_id: number | null
  language: string
  state: Generated<'open' | 'ordered' | 'released'>
  customer_type: string
  details: Json
  payment_method: string
  subtotal_cents: number
  shipping_fee_cents: number
  tax_cents: number
  tax_lines: Json
  total_cents: number
  is_vat_exempt: Generated<boolean>
  vat_check: Json | null
  expires_at: Timestamp
  created_at: DefaultTimestamp
  cart_generation: number | null
  payment_key: Generated<string | null>
  network_hash: Buffer | null
}

export interface CockpitDismissalsRow {
  id: GeneratedAlways<number>
  queue: string
  subject: string
  version: number | null
  reason: Generated<string>
  dismissed_by: number | null
  dismissed_at: DefaultTimestamp
}

export interface ColorsRow {
  id: Generated<number>
  slug: string
  name: string
  name_nl: string
  name_fr: string
  hex: string | null
  second_hex: string | null
  position: Generated<number>
  version: Generated<number>
}

export interface ContactSubmissionsRow {
  id: GeneratedAlways<number>
  name: string
  email: string
  subject: string
  message: Generated<string>
  language: Generated<string>
  status: Generated<'new' | 'read' | 'replied'>
  created_at: DefaultTimestamp
  version: Generated<number>
}

export interface CustomerPrintersRow {
  user_id: number
  printer_id: number
  nickname: string | null
  is_main: Generated<boolean>
  created_at: DefaultTimestamp
}

export interface DailyBalancesRow {
  day: string
  provider_cents: number
  orders_cents: number
  flagged_cents: number
  invoiced_cents: number
  transfers_cents: number
  transfers_invoiced_cents: number
  refunded_cents: number
  credited_cents: number
  is_balanced: GeneratedAlways<boolean>
  made_at: DefaultTimestamp
}

export interface DaySalesRow {
  day: string
  product_id: number
  pieces: number
  revenue_cents: number
}

export interface DaysRow {
  day: string
  carts: Generated<number>
  checkouts: Generated<number>
  paid_orders: Generated<number>
  revenue_cents: Generated<number>
  is_stale: Generated<boolean>
}

export interface DocumentCountersRow {
  kind: 'invoice' | 'credit_note'
  year: number
  last_number: number
}

export interface DocumentFilesRow {
  document_id: number
  format: 'pdf' | 'ubl'
  media_key: string
  checksum: Buffer
  created_at: DefaultTimestamp
}

export interface DocumentsRow {
  id: GeneratedAlways<number>
  kind: 'invoice' | 'credit_note'
  year: number
  sequence: number
  number: string
  order_id: number
  refund_id: number | null
  total_cents: number
  issued_on: string
  snapshot: string
  checksum: Buffer
  created_at: DefaultTimestamp
}

export interface EInvoicesRow {
  document_id: number
  status: Generated<'queued' | 'sent' | 'failed'>
  attempts: Generated<number>
  next_attempt_at: DefaultTimestamp
  last_error: string | null
  sent_at: Timestamp | null
}

export interface EmailRestoresRow {
  id: GeneratedAlways<number>
  token_hash: Buffer
  user_id: number
  email: string
  expires_at: Timestamp
}

export interface FaqVotesRow {
  id: Generated<number>
  faq_id: number
  voter: Buffer | null
  is_helpful: boolean
  voted_at: DefaultTimestamp
}

export interface FaqsRow {
  id: Generated<number>
  faq_group: 'ordering' | 'delivery' | 'returns' | 'warranty' | 'printers' | 'business' | 'payment'
  question: string
  question_nl: Generated<string>
  question_fr: Generated<string>
  answer: string
  answer_nl: Generated<string>
  answer_fr: Generated<string>
  answer_html: string
  answer_html_nl: Generated<string>
  answer_html_fr: Generated<string>
  position: Generated<number>
  status: Generated<'draft' | 'published'>
  version: Generated<number>
  created_at: DefaultTimestamp
  updated_at: DefaultTimestamp
}

export interface FitsRow {
  product_id: number
  printer_id: number
  source: string
  note: string | null
  is_confirmed: Generated<boolean>
}

export interface FormerSlugsRow {
  kind: 'product' | 'category' | 'article' | 'printer'
  slug: string
  target_id: number
  since: DefaultTimestamp
}

export interface GoodsReceiptsRow {
  id: GeneratedAlways<number>
  delivery_note: string
  actor: string
  received_at: DefaultTimestamp
}

export interface IdempotencyKeysRow {
  owner: string
  key: string
  request_hash: Buffer
  answer: Json
  created_at: DefaultTimestamp
}

export interface InstallationSecretsRow {
  name: string
  value: string
}

export interface JobRunsRow {
  queue: string
  started_at: Timestamp
  took_ms: number
  error: string | null
}

export interface KeptCountsRow {
  list: string
  part: string
  number: number
}

export interface LimitPointsRow {
  key: string
  points: Generated<number>
  expire: number | null
}

export interface ListingCountsRow {
  category_id: number
  brand_id: number
  color_id: number | null
  type: string
  origin: string
  in_stock: boolean
  articles: number
  for_brand_ids: Generated<number[]>
}

export interface MailsRow {
  id: GeneratedAlways<number>
  dedupe_key: string
  template: string
  language: string
  recipient: string
  subject: string
  html: string
  text: string
  message_id: string
  status: Generated<'queued' | 'waiting' | 'sent' | 'kept' | 'failed' | 'expired'>
  attempts: Generated<number>
  last_error: string | null
  created_at: DefaultTimestamp
  sent_at: Timestamp | null
  secret: Buffer | null
  is_for_staff: Generated<boolean>
  user_id: number | null
  next_attempt_at: DefaultTimestamp
  give_up_at: Timestamp | null
  expires_at: Timestamp | null
  network: string | null
  released_at: Timestamp | null
  looked_at: Timestamp | null
  unsubscribe_url: string | null
}

export interface NewsletterSubscriptionsRow {
  id: GeneratedAlways<number>
  email: string
  language: Generated<string>
  text_version: string
  requested_at: DefaultTimestamp
  confirmed_at: Timestamp | null
}

export interface NotificationSendingsRow {
  id: GeneratedAlways<number>
  actor_id: number | null
  user_id: number | null
  type: 'info' | 'order' | 'wishlist' | 'cart' | 'product' | 'system'
  title: string
  message: string
  related_id: number | null
  recipients: Generated<number>
  created_at: DefaultTimestamp
}

export interface NotificationsRow {
  id: GeneratedAlways<number>
  user_id: number
  type: 'info' | 'order' | 'wishlist' | 'cart' | 'product' | 'system'
  template: string | null
  params: DefaultJson
  title: string | null
  message: string | null
  related_id: number | null
  dedupe_key: string | null
  read_at: Timestamp | null
  created_at: DefaultTimestamp
  sending_id: number | null
}

export interface OrderEventsRow {
  id: GeneratedAlways<number>
  order_id: number
  kind: string
  details: DefaultJson
  actor: string
  at: DefaultTimestamp
}

export interface OrderItemsRow {
  id: GeneratedAlways<number>
  order_id: number
  product_id: number
  product_color_id: number | null
  sku: string
  name: string
  color_name: string | null
  thumbnail: string
  quantity: number
  unit_price_cents: number
  line_total_cents: number
  vat_rate: number
  vat_cents: number
}

export interface OrderNotesRow {
  id: GeneratedAlways<number>
  order_id: number
  note: string
  is_visible: Generated<boolean>
  author: string
  created_at: DefaultTimestamp
}

export interface OrdersRow {
  id: GeneratedAlways<number>
  number: string
  checkout_id: number
  user_id: number | null
  guest_hash: Buffer | null
  language: string
  status: 'pending' | 'processing' | 'completed' | 'cancelled' | 'refunded'
  customer_type: string
  email: string
  billing_address: Json
  shipping_address: Json
  purchase_order: string | null
  notes: string | null
  subtotal_cents: number
  shipping_fee_cents: number
  tax_cents: number
  tax_lines: Json
  total_cents: number
  is_vat_exempt: Generated<boolean>
  vat_check: Json | null
  estimated_delivery_on: string | null
  needs_attention: string | null
  created_at: DefaultTimestamp
  version: Generated<number>
  search_text: string | null
  country: string | null
  phone_order_id: number | null
}

export interface PackMembersRow {
  pack_id: number
  member_id: number
  quantity: number
  position: Generated<number>
}

export interface PasswordCodesRow {
  user_id: number
  code_hmac: Buffer
  code_expires_at: Timestamp
  tries: Generated<number>
  reset_token_hash: Buffer | null
  reset_expires_at: Timestamp | null
  created_at: DefaultTimestamp
}

export interface PaymentChecksRow {
  id: GeneratedAlways<number>
  key: string
  kind: 'paid_without_order' | 'amount_differs' | 'double_payment' | 'stock_short' | 'late_payment' | 'refund_failed' | 'dispute' | 'transfer_differs' | 'transfer_double' | 'transfer_cancelled' | 'transfer_unknown' | 'vies_unreachable' | 'unpaid_hold'
  order_id: number | null
  intent_id: string | null
  movement_id: number | null
  amount_cents: number
  params: DefaultJson
  created_at: Timestamp
  resolved_at: Timestamp | null
  resolution: string | null
  resolved_by: string | null
}

export interface PaymentIntentsRow {
  id: string
  checkout_id: number
  amount_cents: number
  currency: Generated<string>
  client_secret: string
  status: string
  needs_attention: string | null
  created_at: DefaultTimestamp
  checked_at: Timestamp | null
}

export interface PaymentsRow {
  id: GeneratedAlways<number>
  order_id: number
  method: 'credit_card' | 'apple_pay' | 'google_pay' | 'bancontact' | 'bank_transfer'
  status: 'pending' | 'processing' | 'paid' | 'failed' | 'partially_refunded' | 'refunded'
  transaction_id: string | null
  amount_cents: number
  refunded_cents: Generated<number>
  structured_communication: string | null
  due_at: Timestamp | null
  paid_at: Timestamp | null
}

export interface PhoneOrdersRow {
  id: GeneratedAlways<number>
  staff_id: number | null
  email: string
  language: 'en' | 'nl' | 'fr'
  details: Json
  lines: Json
  total_cents: number
  created_at: DefaultTimestamp
  valid_until: Timestamp
  opened_at: Timestamp | null
  withdrawn_at: Timestamp | null
  version: Generated<number>
}

export interface PriceBatchRowsRow {
  batch_id: number
  product_id: number
  old_regular_cents: number
  old_sale_cents: number | null
  old_sale_from: Timestamp | null
  old_sale_to: Timestamp | null
  new_regular_cents: number
  new_sale_cents: number | null
  new_sale_from: Timestamp | null
  new_sale_to: Timestamp | null
  is_done: Generated<boolean>
}

export interface PriceBatchesRow {
  id: GeneratedAlways<number>
  kind: 'regular' | 'discount'
  status: 'scheduled' | 'applied' | 'reverted' | 'cancelled'
  rule: Json
  selection: Json
  note: string | null
  starts_at: Timestamp | null
  applied_at: Timestamp | null
  reverted_at: Timestamp | null
  changed: Generated<number>
  skipped: Generated<number>
  restored: Generated<number>
  created_by: number | null
  created_at: DefaultTimestamp
}

export interface PriceHistoryRow {
  id: GeneratedAlways<number>
  product_id: number
  price_cents: number
  valid_from: DefaultTimestamp
}

export interface PrinterKeysRow {
  key: string
  printer_id: number
  rank: number
}

export interface PrintersRow {
  id: Generated<number>
  brand_id: number
  series: string
  model: string
  name: string
  slug: string
  technology: 'inkjet' | 'laser'
  year: number | null
  version: Generated<number>
  updated_at: DefaultTimestamp
  aliases: Generated<string[]>
  codes_not_sold: Generated<string[]>
}

export interface ProductColorsRow {
  id: Generated<number>
  product_id: number
  color_id: number
  sku: string
  price_cents: number | null
  position: Generated<number>
}

export interface ProductDeskWordsRow {
  product_id: number
  words: string
}

export interface ProductImagesRow {
  id: Generated<number>
  product_id: number
  product_color_id: number | null
  path: string
  alt: Generated<string>
  position: Generated<number>
  alt_nl: Generated<string>
  alt_fr: Generated<string>
}

export interface ProductKeysRow {
  key: string
  product_id: number
  rank: number
}

export interface ProductsRow {
  id: Generated<number>
  sku: string
  ean_number: string | null
  slug: string
  manufacturer_code: string | null
  cartridge_code: string | null
  search_codes: Generated<string[]>
  replaced_codes: Generated<string[]>
  name: string
  name_nl: string
  name_fr: string
  short_description: Generated<string>
  short_description_nl: Generated<string>
  short_description_fr: Generated<string>
  description: Generated<string>
  description_nl: Generated<string>
  description_fr: Generated<string>
  brand_id: number
  category_id: number
  color_id: number | null
  color_slugs: Generated<string[]>
  type: 'inkjet' | 'toner' | 'drum' | 'printer' | 'stationery' | 'accessories' | 'printer cable' | 'cable and plug'
  origin: 'house' | 'original' | 'compatible' | 'remanufactured'
  stock_kind: Generated<'single' | 'colors' | 'pack'>
  regular_price_cents: number
  sale_price_cents: number | null
  sale_from: Timestamp | null
  sale_to: Timestamp | null
  listed_price_cents: number
  listed_cost_per_page: number | null
  lowest_price_30d_cents: number | null
  vat_rate: Generated<number>
  low_stock_threshold: Generated<number>
  impressions: number | null
  yield_standard: string | null
  ml: Numeric | null
  number_of_cartridges: number | null
  capacity: string | null
  warranty_months: number | null
  weight_grams: number | null
  thumbnail: string
  color_group: string | null
  replaces_product_id: number | null
  linked_product_id: number | null
  status: Generated<'draft' | 'active' | 'archived'>
  popularity: Generated<number>
  in_stock: Generated<boolean>
  printer_count: Generated<number>
  search_document: Generated<string>
  created_at: DefaultTimestamp
  updated_at: DefaultTimestamp
  version: Generated<number>
  name_document: Generated<string>
  for_brand_ids: Generated<number[]>
  series: string | null
  review_count: Generated<number>
  review_stars: Generated<number>
  successor_id: number | null
  seo_title: Generated<string>
  seo_title_nl: Generated<string>
  seo_title_fr: Generated<string>
  seo_description: Generated<string>
  seo_description_nl: Generated<string>
  seo_description_fr: Generated<string>
}

export interface QuickOrderListsRow {
  id: GeneratedAlways<number>
  user_id: number | null
  guest_hash: Buffer | null
  content: string
  saved_at: DefaultTimestamp
}

export interface RecoveryCodesRow {
  user_id: number
  code_hash: Buffer
}

export interface RefundLinesRow {
  refund_id: number
  order_item_id: number
  quantity: number
  amount_cents: number
  restock: boolean
  unshipped: Generated<number>
}

export interface RefundsRow {
  id: GeneratedAlways<number>
  order_id: number | null
  intent_id: string | null
  amount_cents: number
  reason: string | null
  status: Generated<'pending' | 'succeeded' | 'failed'>
  key: Generated<string>
  provider_refund_id: string | null
  failure: string | null
  actor: string
  created_at: DefaultTimestamp
  settled_at: Timestamp | null
  credit_note_number: string | null
}

export interface RelatedProductsRow {
  product_id: number
  related_id: number
  position: Generated<number>
}

export interface ReviewRequestsRow {
  order_id: number
  email: string
  sent_at: DefaultTimestamp
}

export interface ReviewsRow {
  id: Generated<number>
  product_id: number | null
  rating: number
  title: string
  opinion: string
  name: string
  email: string
  language: Generated<string>
  is_purchase_verified: Generated<boolean>
  status: Generated<'pending' | 'published' | 'rejected'>
  created_at: DefaultTimestamp
  reply: string | null
  replied_at: Timestamp | null
  reason: string | null
  decided_at: Timestamp | null
  version: Generated<number>
}

export interface SavedLinesRow {
  id: GeneratedAlways<number>
  cart_id: number
  product_id: number
  product_color_id: number | null
  quantity: number
  created_at: DefaultTimestamp
}

export interface SavedViewsRow {
  id: GeneratedAlways<number>
  user_id: number
  screen: string
  name: string
  query: string
  created_at: DefaultTimestamp
}

export interface SearchChoicesRow {
  term: string
  language: string
  on_day: Generated<string>
  kind: 'product' | 'printer' | 'category'
  target_id: number
  choices: Generated<number>
}

export interface SearchRedirectsRow {
  id: Generated<number>
  language: 'en' | 'nl' | 'fr' | null
  term: string
  kind: 'category' | 'brand' | 'printer' | 'product' | 'page'
  target_id: number | null
  page: string | null
  version: Generated<number>
  created_at: DefaultTimestamp
  updated_at: DefaultTimestamp
}

export interface SearchSynonymsRow {
  id: Generated<number>
  language: 'en' | 'nl' | 'fr'
  word: string
  means: string
  version: Generated<number>
  created_at: DefaultTimestamp
  updated_at: DefaultTimestamp
}

export interface SearchTermsRow {
  term: string
  language: string
  on_day: Generated<string>
  searches: Generated<number>
  hits: number
  corrected: Generated<boolean>
  choices: Generated<number>
}

export interface SearchWordsRow {
  word: string
  weight: Generated<number>
  in_name: Generated<boolean>
}

export interface SecondFactorsRow {
  user_id: number
  secret: Buffer
  confirmed_at: Timestamp | null
  last_step: number | null
  created_at: DefaultTimestamp
}

export interface SeoEntriesRow {
  id: GeneratedAlways<number>
  slug: string
  locale: 'en' | 'nl' | 'fr' | null
  title: string
  meta_description: string
  keywords: string | null
  content: string | null
  canonical_url: string | null
  robots: string | null
  og_title: string | null
  og_description: string | null
  og_image: string | null
  twitter_title: string | null
  twitter_description: string | null
  twitter_image: string | null
  published_at: Timestamp | null
  created_at: DefaultTimestamp
  updated_at: DefaultTimestamp
  version: Generated<number>
}

export interface SessionTokensRow {
  token_hash: Buffer
  session_id: number
  kind: 'access' | 'refresh'
  expires_at: Timestamp
  used_at: Timestamp | null
  created_at: DefaultTimestamp
}

export interface SessionsRow {
  id: GeneratedAlways<number>
  user_id: number
  realm: 'customer' | 'admin'
  created_at: DefaultTimestamp
  ended_at: Timestamp | null
  is_remembered: Generated<boolean>
  proven_at: Timestamp | null
  device: string | null
  network: string | null
}

export interface SettingsRow {
  name: string
  value: Json
  version: Generated<number>
  updated_at: DefaultTimestamp
}

export interface ShelfChecksRow {
  id: GeneratedAlways<number>
  stock_id: number
}

export interface ShipmentLinesRow {
  shipment_id: number
  order_item_id: number
  quantity: number
}

export interface ShipmentsRow {
  id: GeneratedAlways<number>
  order_id: number
  carrier: string
  tracking_number: string
  status: Generated<'processed' | 'shipped' | 'in_transit' | 'delivered'>
  processed_at: DefaultTimestamp
  shipped_at: Timestamp | null
  in_transit_at: Timestamp | null
  delivered_at: Timestamp | null
  version: Generated<number>
}

export interface SignInChallengesRow {
  token_hash: Buffer
  user_id: number
  is_remembered: boolean
  expires_at: Timestamp
}

export interface StaffInvitationsRow {
  user_id: number
  token_hash: Buffer
  sent_at: DefaultTimestamp
  expires_at: Timestamp
}

export interface StaffPresenceRow {
  tab: string
  user_id: number
  entity: string
  entity_id: string
  is_editing: boolean
  since: DefaultTimestamp
  seen_at: DefaultTimestamp
}

export interface StockRow {
  id: GeneratedAlways<number>
  product_id: number
  product_color_id: number | null
  on_hand: Generated<number>
  reserved: Generated<number>
  version: Generated<number>
  is_low: Generated<boolean>
}

export interface StockAlertsRow {
  id: GeneratedAlways<number>
  product_id: number
  product_color_id: number | null
  user_id: number | null
  email: string | null
  language: 'en' | 'nl' | 'fr'
  created_at: DefaultTimestamp
  network: string | null
}

export interface StockHoldsRow {
  checkout_id: number
  product_id: number
  product_color_id: number | null
  quantity: number
}

export interface StockMovementsRow {
  id: GeneratedAlways<number>
  product_id: number
  product_color_id: number | null
  kind: 'receipt' | 'adjustment' | 'reservation' | 'release' | 'sale' | 'return' | 'write_off'
  on_hand_change: Generated<number>
  reserved_change: Generated<number>
  reason: string | null
  actor: string
  checkout_id: number | null
  order_id: number | null
  at: DefaultTimestamp
  goods_receipt_id: number | null
}

export interface TopServicesRow {
  id: Generated<number>
  name: string
  name_nl: string | null
  name_fr: string | null
  icon_color: Generated<string>
  position: Generated<number>
  version: Generated<number>
}

export interface UsersRow {
  id: Generated<number>
  name: string
  email: string
  phone: string | null
  address: string | null
  role: Generated<'customer' | 'admin' | 'super_admin'>
  password_hash: string | null
  language: Generated<'en' | 'nl' | 'fr'>
  blocked_at: Timestamp | null
  deleted_at: Timestamp | null
  created_at: DefaultTimestamp
  version: Generated<number>
  password_changed_at: Timestamp | null
  marketing_consent_at: Timestamp | null
  muted_notifications: Generated<string[]>
  company_name: string | null
  vat_number: string | null
  vat_check: Json | null
  marketing_consent_text: string | null
}

export interface WebhookEventsRow {
  id: string
  type: string
  intent_id: string | null
  payload: Json
  received_at: DefaultTimestamp
  processed_at: Timestamp | null
}

export interface WishChecksRow {
  id: GeneratedAlways<number>
  product_id: number
}

export interface WishlistItemsRow {
  id: GeneratedAlways<number>
  user_id: number
  product_id: number
  product_color_id: number | null
  created_at: DefaultTimestamp
  saved_price_cents: number | null
  known_price_cents: number | null
  known_in_stock: boolean | null
}

export interface WithdrawalEventsRow {
  id: GeneratedAlways<number>
  withdrawal_id: number
  status: string
  reason: string | null
  actor: string
  at: DefaultTimestamp
}

export interface WithdrawalLinesRow {
  withdrawal_id: number
  order_item_id: number
  quantity: number
}

export interface WithdrawalsRow {
  id: GeneratedAlways<number>
  order_id: number
  status: Generated<'received' | 'accepted' | 'declined' | 'goods_received' | 'refunded'>
  reason: string | null
  source: Generated<'form' | 'letter'>
  declared_at: DefaultTimestamp
  created_at: DefaultTimestamp
  request_key: string | null
  refund_key: Generated<string>
  refund_id: number | null
  version: Generated<number>
}

export interface Schema {
  addresses: AddressesRow
  audit_log: AuditLogRow
  audit_runs: AuditRunsRow
  bank_movements: BankMovementsRow
  bank_statements: BankStatementsRow
  banners: BannersRow
  blog_products: BlogProductsRow
  blogs: BlogsRow
  brands: BrandsRow
  cart_items: CartItemsRow
  cart_reminders: CartRemindersRow
  carts: CartsRow
  catalogue_import_mappings: CatalogueImportMappingsRow
  catalogue_import_rows: CatalogueImportRowsRow
  catalogue_imports: CatalogueImportsRow
  categories: CategoriesRow
  checkout_lines: CheckoutLinesRow
  checkouts: CheckoutsRow
  cockpit_dismissals: CockpitDismissalsRow
  colors: ColorsRow
  contact_submissions: ContactSubmissionsRow
  customer_printers: CustomerPrintersRow
  daily_balances: DailyBalancesRow
  day_sales: DaySalesRow
  days: DaysRow
  document_counters: DocumentCountersRow
  document_files: DocumentFilesRow
  documents: DocumentsRow
  e_invoices: EInvoicesRow
  email_restores: EmailRestoresRow
  faq_votes: FaqVotesRow
  faqs: FaqsRow
  fits: FitsRow
  former_slugs: FormerSlugsRow
  goods_receipts: GoodsReceiptsRow
  idempotency_keys: IdempotencyKeysRow
  installation_secrets: InstallationSecretsRow
  job_runs: JobRunsRow
  kept_counts: KeptCountsRow
  limit_points: LimitPointsRow
  listing_counts: ListingCountsRow
  mails: MailsRow
  newsletter_subscriptions: NewsletterSubscriptionsRow
  notification_sendings: NotificationSendingsRow
  notifications: NotificationsRow
  order_events: OrderEventsRow
  order_items: OrderItemsRow
  order_notes: OrderNotesRow
  orders: OrdersRow
  pack_members: PackMembersRow
  password_codes: PasswordCodesRow
  payment_checks: PaymentChecksRow
  payment_intents: PaymentIntentsRow
  payments: PaymentsRow
  phone_orders: PhoneOrdersRow
  price_batch_rows: PriceBatchRowsRow
  price_batches: PriceBatchesRow
  price_history: PriceHistoryRow
  printer_keys: PrinterKeysRow
  printers: PrintersRow
  product_colors: ProductColorsRow
  product_desk_words: ProductDeskWordsRow
  product_images: ProductImagesRow
  product_keys: ProductKeysRow
  products: ProductsRow
  quick_order_lists: QuickOrderListsRow
  recovery_codes: RecoveryCodesRow
  refund_lines: RefundLinesRow
  refunds: RefundsRow
  related_products: RelatedProductsRow
  review_requests: ReviewRequestsRow
  reviews: ReviewsRow
  saved_lines: SavedLinesRow
  saved_views: SavedViewsRow
  search_choices: SearchChoicesRow
  search_redirects: SearchRedirectsRow
  search_synonyms: SearchSynonymsRow
  search_terms: SearchTermsRow
  search_words: SearchWordsRow
  second_factors: SecondFactorsRow
  seo_entries: SeoEntriesRow
  session_tokens: SessionTokensRow
  sessions: SessionsRow
  settings: SettingsRow
  shelf_checks: ShelfChecksRow
  shipment_lines: ShipmentLinesRow
  shipments: ShipmentsRow
  sign_in_challenges: SignInChallengesRow
  staff_invitations: StaffInvitationsRow
  staff_presence: StaffPresenceRow
  stock: StockRow
  stock_alerts: StockAlertsRow
  stock_holds: StockHoldsRow
  stock_movements: StockMovementsRow
  top_services: TopServicesRow
  users: UsersRow
  webhook_events: WebhookEventsRow
  wish_checks: WishChecksRow
  wishlist_items: WishlistItemsRow
  withdrawal_events: WithdrawalEventsRow
  withdrawal_lines: WithdrawalLinesRow
  withdrawals: WithdrawalsRow
}
