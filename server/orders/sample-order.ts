import type { Order, OrderAddress } from '#contract/orders.ts'
import { drawingPath } from '#contract/plain/drawing.ts'
import type { Language } from '#contract/plain/languages.ts'
import { SAMPLE_ARTICLE, SAMPLE_MOMENT, SAMPLE_READER } from '#server/mails/mail-sample.ts'

export const SAMPLE_ORDER_NUMBER = 'SI-004218'
export const SAMPLE_LINE_ID = 1

/** An order of two toners to Ghent, for the previews of mails. */
export function sampleOrder(language: Language): Order {
  return {
    id: 1,
    order_number: SAMPLE_ORDER_NUMBER,
    status: 'processing',
    total_price: '56.98',
    total: '56.98',
    items_count: 2,
    payment: { payment_method: 'bancontact', payment_status: 'paid', transaction_id: null },
    created_at: SAMPLE_MOMENT.toISOString(),
    order_notes: null,
    customer_type: 'individual',
    purchase_order: null,
    language,
    items: [line(language)],
    subtotal: '56.98',
    subtotal_excl_vat: '47.09',
    shipping_fee: '0.00',
    shipping_fee_excl_vat: '0.00',
    tax: '9.89',
    tax_lines: [{ rate: 21, net: '47.09', vat: '9.89' }],
    discount: '0.00',
    shipping_address: ADDRESS,
    billing_address: ADDRESS,
    tracking_number: null,
    shipments: [],
    notes: [],
    tracking: [],
    estimated_delivery: '2026-11-24',
    withdrawal: { is_possible: false, until: null },
    documents: [],
    bank_transfer: null,
  }
}

const ADDRESS: OrderAddress = {
  first_name: SAMPLE_READER.firstName,
  last_name: SAMPLE_READER.lastName,
  company_name: null,
  vat_number: null,
  street: 'Korenmarkt 7',
  building_apartment: null,
  city: 'Gent',
  postal_code: '9000',
  country: 'BE',
  phone: '+32 470 00 00 00',
  email: SAMPLE_READER.email,
}

function line(language: Language): Order['items'][number] {
  return {
    id: SAMPLE_LINE_ID,
    price: SAMPLE_ARTICLE.price,
    price_excl_vat: '23.55',
    quantity: 2,
    line_total: '56.98',
    line_total_excl_vat: '47.09',
    product: {
      id: SAMPLE_ARTICLE.id,
      slug: SAMPLE_ARTICLE.slug,
      name: SAMPLE_ARTICLE.names[language],
      thumbnail: drawingPath({
        kind: 'toner-xl',
        color: 'black',
        brand: 'house',
        label: 'TN-2420',
      }),
      sku: SAMPLE_ARTICLE.sku,
      color: null,
      color_slugs: [],
    },
    product_color: null,
  }
}
