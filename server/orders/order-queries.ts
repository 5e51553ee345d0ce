import type { OrderAddress } from '#contract/orders.ts'
import type {
  EInvoiceStatus,
  OrderStatus,
  PaymentMethod,
  PaymentStatus,
  ShipmentStatus,
} from '#contract/plain/statuses.ts'
import type { Columns } from '#database/columns.ts'
import { type Db, readRows } from '#database/pool.ts'
import type { Named } from '#server/catalogue/local-name.ts'
import type { Owner } from '#server/platform/context.ts'

export interface OrderRow
  extends
    Columns<
      'orders',
      | 'id'
      | 'number'
      | 'status'
      | 'language'
      | 'purchase_order'
      | 'notes'
      | 'subtotal_cents'
      | 'shipping_fee_cents'
      | 'tax_cents'
      | 'total_cents'
      | 'estimated_delivery_on'
      | 'created_at'
    >,
    Columns<'payments', 'transaction_id' | 'structured_communication' | 'due_at' | 'paid_at'> {
  customer_type: 'individual' | 'business'
  billing_address: OrderAddress
  shipping_address: OrderAddress
  tax_lines: { rate: number; net: number; vat: number }[]
  pieces: number
  method: PaymentMethod
  payment_status: PaymentStatus
  items: OrderItemRow[]
  /** Oldest parcel first. */
  shipments: ShipmentRow[] | null
  /** What the shop wrote to the customer, oldest first. */
  visible_notes: { note: string; created_at: string }[] | null
  documents: DocumentRow[] | null
}

/** An order as lists read it. */
export type OrderListRow = Omit<OrderRow, 'items' | 'shipments' | 'visible_notes' | 'documents'>

export interface OrderItemRow extends Columns<
  'order_items',
  | 'id'
  | 'product_id'
  | 'sku'
  | 'name'
  | 'color_name'
  | 'thumbnail'
  | 'quantity'
  | 'unit_price_cents'
  | 'line_total_cents'
  | 'vat_rate'
  | 'vat_cents'
> {
  slug: string
  /** The article's names of today; `name` is the one it was ordered by. */
  article: Named
  color: (Named & Columns<'colors', 'slug' | 'hex'>) | null
  color_slugs: string[] | null
}

/** A parcel. Moments come as text, out of JSON. */
export interface ShipmentRow extends Columns<
  'shipments',
  'id' | 'version' | 'carrier' | 'tracking_number'
> {
  lines: { order_item_id: number; quantity: number }[]
  status: ShipmentStatus
  processed_at: string
  shipped_at: string | null
  in_transit_at: string | null
  delivered_at: string | null
}

export interface DocumentRow extends Columns<
  'documents',
  'kind' | 'number' | 'issued_on' | 'total_cents'
> {
  e_invoice: EInvoiceStatus | null
}

/** The columns of OrderListRow, of `orders o join payments p`. */
export const LIST_COLUMNS = `o.id, o.number, o.status, o.customer_type, o.language, o.billing_address, o.shipping_address, o.purchase_order, o.notes,
  o.subtotal_cents, o.shipping_fee_cents, o.tax_cents, o.tax_lines, o.total_cents, o.estimated_delivery_on::text, o.created_at,
  (select sum(i.quantity)::int from order_items i where i.order_id = o.id) as pieces,
  p.method, p.status as payment_status, p.transaction_id, p.structured_communication, p.due_at, p.paid_at`

const ITEMS = `(select json_agg(json_build_object('id', i.id, 'product_id', i.product_id, 'slug', a.slug, 'sku', i.sku, 'name', i.name,
    'color_name', i.color_name, 'thumbnail', i.thumbnail, 'quantity', i.quantity, 'unit_price_cents', i.unit_price_cents,
    'line_total_cents', i.line_total_cents, 'vat_rate', i.vat_rate, 'vat_cents', i.vat_cents, 'color_slugs', a.color_slugs,
    'article', json_build_object('name', a.name, 'name_nl', a.name_nl, 'name_fr', a.name_fr),
    'color', case when c.id is not null then json_build_object('slug', c.slug, 'hex', c.hex,
      'name', c.name, 'name_nl', c.name_nl, 'name_fr', c.name_fr) end) order by i.id)
  from order_items i join products a on a.id = i.product_id
  left join product_colors k on k.id = i.product_color_id left join colors c on c.id = coalesce(k.color_id, a.color_id)
  where i.order_id = o.id) as items`

/** A parcel of `shipments s` as JSON. */
export const SHIPMENT = `json_build_object('id', s.id, 'version', s.version, 'carrier', s.carrier, 'tracking_number', s.tracking_number,
    'status', s.status, 'processed_at', s.processed_at, 'shipped_at', s.shipped_at, 'in_transit_at', s.in_transit_at,
    'delivered_at', s.delivered_at, 'lines', coalesce((select json_agg(json_build_object('order_item_id', l.order_item_id,
      'quantity', l.quantity) order by l.order_item_id) from shipment_lines l where l.shipment_id = s.id), '[]'))`

const SHIPMENTS = `(select json_agg(${SHIPMENT} order by s.id) from shipments s where s.order_id = o.id) as shipments`

const NOTES = `(select json_agg(json_build_object('note', n.note, 'created_at', n.created_at) order by n.id)
  from order_notes n where n.order_id = o.id and n.is_visible) as visible_notes`

const DOCUMENTS = `(select json_agg(json_build_object('kind', d.kind, 'number', d.number, 'issued_on', d.issued_on,
    'total_cents', d.total_cents, 'e_invoice', e.status) order by d.id)
  from documents d left join e_invoices e on e.document_id = d.id where d.order_id = o.id) as documents`

const WHOLE = `select ${LIST_COLUMNS}, ${ITEMS}, ${SHIPMENTS}, ${NOTES}, ${DOCUMENTS} from orders o join payments p on p.order_id = o.id`

/** Any order by its id: for the shop itself and its staff. */
export async function orderById(db: Db, id: number): Promise<OrderRow | undefined> {
  const [row] = await readRows<OrderRow>(db, `${WHOLE} where o.id = $1`, [id])
  return row
}

/** One's own order: the owner stands in the statement. */
export async function ownOrder(db: Db, owner: Owner, id: number): Promise<OrderRow | undefined> {
  const [row] = await readRows<OrderRow>(db, `${WHOLE} where o.id = $2 and ${ownedBy(owner)}`, [
    owner.userId ?? owner.guestHash,
    id,
  ])
  return row
}

export interface OrderPage {
  search: string
  /** Statuses whose word contains what is searched for. */
  statuses: readonly OrderStatus[]
  isAscending: boolean
  limit: number
  offset: number
}

/** One's own orders by page; `search` is part of a number, or all of a status is asked for. */
export async function ownOrders(
  db: Db,
  owner: Owner,
  page: OrderPage,
): Promise<{ rows: OrderListRow[]; total: number }> {
  const way = page.isAscending ? 'asc' : 'desc'
  const matches = `${ownedBy(owner)} and ($2 = '' or strpos(lower(o.number), lower($2)) > 0 or o.status = any($3::text[]))`
  const values = [owner.userId ?? owner.guestHash, page.search, page.statuses]
  const [rows, [count]] = await Promise.all([
    readRows<OrderListRow>(
      db,
      `select ${LIST_COLUMNS} from orders o join payments p on p.order_id = o.id where ${matches} order by o.id ${way} limit $4 offset $5`,
      [...values, page.limit, page.offset],
    ),
    readRows<{ total: number }>(
      db,
      `select count(*)::int as total from orders o where ${matches}`,
      values,
    ),
  ])
  return { rows, total: count?.total ?? 0 }
}

function ownedBy(owner: Owner): string {
  return owner.userId === null ? 'o.guest_hash = $1' : 'o.user_id = $1'
}

export interface OrderedLine {
  product_id: number
  product_color_id: number | null
  /** As on the order. */
  name: string
  quantity: number
}

/** The lines of one's own order, oldest first; none for a foreign order as for no order. */
export function ownOrderLines(db: Db, owner: Owner, orderId: number): Promise<OrderedLine[]> {
  return readRows<OrderedLine>(
    db,
    `select i.product_id, i.product_color_id, i.name, i.quantity
    from orders o join order_items i on i.order_id = o.id where o.id = $2 and ${ownedBy(owner)} order by i.id`,
    [owner.userId ?? owner.guestHash, orderId],
  )
}
