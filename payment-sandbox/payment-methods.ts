import {
  bancontact,
  type BillingDetails,
  cardInstrument,
  type Instrument,
  testInstrument,
} from './instrument.ts'
import type { PaymentMethodData } from './parameters.ts'
import { findPaymentMethod } from './queries.ts'
import { newId } from './random-id.ts'
import { invalidRequest } from './stripe-error.ts'
import type { PaymentMethodRow } from './stripe-objects.ts'
import type { SandboxTrx } from './tables.ts'

/** What a call may name to pay with: an id, or the details themselves. */
interface PaymentMethodChoice {
  payment_method?: string | undefined
  payment_method_data?: PaymentMethodData | undefined
}

/** The chosen payment method; undefined when the call names none. A test id makes a new one. */
export async function choosePaymentMethod(
  trx: SandboxTrx,
  { payment_method: id, payment_method_data: data }: PaymentMethodChoice,
  now: Date,
): Promise<PaymentMethodRow | undefined> {
  if (data !== undefined) return createPaymentMethod(trx, data, now)
  if (id === undefined) return undefined
  const known = testInstrument(id, now)
  if (known !== undefined) return savePaymentMethod(trx, known, noBilling, now)
  const saved = await findPaymentMethod(trx, id)
  if (saved !== undefined) return saved
  throw invalidRequest(`No such PaymentMethod: '${id}'`, {
    code: 'resource_missing',
    param: 'payment_method',
  })
}

export function createPaymentMethod(
  trx: SandboxTrx,
  data: PaymentMethodData,
  now: Date,
): Promise<PaymentMethodRow> {
  const instrument = data.type === 'card' ? cardInstrument(data.card, now) : bancontact
  const { name = null, email = null, phone = null, address = {} } = data.billing_details ?? {}
  return savePaymentMethod(trx, instrument, { name, email, phone, address }, now)
}

const noBilling: BillingDetails = { name: null, email: null, phone: null, address: {} }

function savePaymentMethod(
  trx: SandboxTrx,
  instrument: Instrument,
  billing: BillingDetails,
  now: Date,
): Promise<PaymentMethodRow> {
  return trx
    .insertInto('payment_sandbox.payment_methods')
    .values({
      id: newId('pm'),
      instrument: JSON.stringify(instrument),
      billing_details: JSON.stringify(billing),
      created_at: now,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
}
