import { type ApiAnswer, type ApiCall, ok } from './api-call.ts'
import { cancelIntent } from './cancel-intent.ts'
import { confirmIntent } from './confirm-intent.ts'
import { createIntent } from './create-intent.ts'
import { createRefund } from './create-refund.ts'
import { eventObject } from './events.ts'
import { clearFaults, createFault } from './faults.ts'
import { chargeAsObject, intentAnswer, expansions } from './intent-answer.ts'
import {
  ConfirmIntent,
  CreatePaymentMethod,
  ListEvents,
  ListIntents,
  ListRefunds,
  PaymentMethodData,
  readParameters,
  Retrieve,
} from './parameters.ts'
import { createPaymentMethod } from './payment-methods.ts'
import {
  balances,
  findCharge,
  findEvent,
  findIntent,
  findPaymentMethod,
  findRefund,
  listIds,
  lockIntent,
} from './queries.ts'
import { noSuch } from './stripe-error.ts'
import { intentObject, paymentMethodObject, refundObject } from './stripe-objects.ts'
import type { SandboxTrx } from './tables.ts'
import { createDispute, pauseDelivery, resendEvent, resumeDelivery } from './test-controls.ts'
import { updateIntent } from './update-intent.ts'

/** Who may call: the server with the secret key; a browser with a client or publishable key too. */
export type Access = 'secret' | 'client_secret' | 'publishable'

export interface ApiRoute {
  method: 'GET' | 'POST' | 'DELETE'
  path: string
  /** Names the call for ordered faults; the test controls have none and never fail. */
  operation?: string
  access: Access
  answer: (trx: SandboxTrx, call: ApiCall) => Promise<ApiAnswer>
}

const intents = '/v1/payment_intents'
const helpers = '/v1/test_helpers'

export const apiRoutes: readonly ApiRoute[] = [
  post(intents, 'payment_intents.create', createIntent),
  get(intents, 'payment_intents.list', listIntents),
  {
    ...get(`${intents}/:id`, 'payment_intents.retrieve', retrieveIntent),
    access: 'client_secret',
  },
  post(`${intents}/:id`, 'payment_intents.update', updateIntent),
  {
    ...post(`${intents}/:id/confirm`, 'payment_intents.confirm', confirm),
    access: 'client_secret',
  },
  post(`${intents}/:id/cancel`, 'payment_intents.cancel', cancelIntent),
  {
    ...post('/v1/payment_methods', 'payment_methods.create', createMethod),
    access: 'publishable',
  },
  get('/v1/payment_methods/:id', 'payment_methods.retrieve', retrieveMethod),
  get('/v1/charges/:id', 'charges.retrieve', retrieveCharge),
  post('/v1/refunds', 'refunds.create', createRefund),
  get('/v1/refunds', 'refunds.list', listRefunds),
  get('/v1/refunds/:id', 'refunds.retrieve', retrieveRefund),
  get('/v1/events', 'events.list', listEvents),
  get('/v1/events/:id', 'events.retrieve', retrieveEvent),
  get('/v1/balance', 'balance.retrieve', retrieveBalance),
  control('POST', '/webhooks/pause', pauseDelivery),
  control('POST', '/webhooks/resume', resumeDelivery),
  control('POST', '/events/:id/resend', resendEvent),
  control('POST', '/disputes', createDispute),
  control('POST', '/faults', createFault),
  control('DELETE', '/faults', clearFaults),
]

type Answer = ApiRoute['answer']

function get(path: string, operation: string, answer: Answer): ApiRoute {
  return { method: 'GET', path, operation, access: 'secret', answer }
}

function post(path: string, operation: string, answer: Answer): ApiRoute {
  return { method: 'POST', path, operation, access: 'secret', answer }
}

function control(method: 'POST' | 'DELETE', path: string, answer: Answer): ApiRoute {
  return { method, path: helpers + path, access: 'secret', answer }
}

async function retrieveIntent(trx: SandboxTrx, call: ApiCall) {
  const { expand } = readParameters(Retrieve, call.form)
  const intent = await findIntent(trx, call.id)
  if (intent === undefined) throw noSuch('payment_intent', call.id)
  return intentAnswer(trx, call, intent, expand)
}

async function confirm(trx: SandboxTrx, call: ApiCall) {
  const { client_secret: _secret, key: _key, ...params } = readParameters(ConfirmIntent, call.form)
  const intent = await lockIntent(trx, call.id)
  if (intent === undefined) throw noSuch('payment_intent', call.id)
  return confirmIntent(trx, call, intent, params)
}

async function listIntents(trx: SandboxTrx, call: ApiCall) {
  const asked = readParameters(ListIntents, call.form)
  const { ids, hasMore } = await listIds(trx, 'payment_intents', asked)
  const expand = (asked.expand ?? []).map((name) => name.replace(/^data\./, ''))
  const objects = []
  for (const id of ids) {
    const row = await findIntent(trx, id)
    if (row !== undefined)
      objects.push({ ...intentObject(row), ...(await expansions(trx, row, expand)) })
  }
  return list(intents, hasMore, objects)
}

async function createMethod(trx: SandboxTrx, call: ApiCall) {
  const { key: _key, ...data } = readParameters(CreatePaymentMethod, call.form)
  // Read a second time because here, unlike in `payment_method_data`, the type decides what is required.
  const { key: _formKey, ...form } = call.form
  const method = await createPaymentMethod(
    trx,
    readParameters(PaymentMethodData, { ...form, type: data.type }),
    call.now,
  )
  return ok(paymentMethodObject(method))
}

async function retrieveMethod(trx: SandboxTrx, { id }: ApiCall) {
  const method = await findPaymentMethod(trx, id)
  if (method === undefined) throw noSuch('PaymentMethod', id)
  return ok(paymentMethodObject(method))
}

async function retrieveCharge(trx: SandboxTrx, { id }: ApiCall) {
  const charge = await findCharge(trx, id)
  if (charge === undefined) throw noSuch('charge', id)
  return ok(await chargeAsObject(trx, charge))
}

async function retrieveRefund(trx: SandboxTrx, { id }: ApiCall) {
  const refund = await findRefund(trx, id)
  if (refund === undefined) throw noSuch('refund', id)
  return ok(refundObject(refund))
}

async function listRefunds(trx: SandboxTrx, call: ApiCall) {
  const { payment_intent, ...page } = readParameters(ListRefunds, call.form)
  const { ids, hasMore } = await listIds(trx, 'refunds', page, { payment_intent })
  const rows = await Promise.all(ids.map((id) => findRefund(trx, id)))
  return list(
    '/v1/refunds',
    hasMore,
    rows.flatMap((row) => (row ? [refundObject(row)] : [])),
  )
}

async function retrieveEvent(trx: SandboxTrx, { id }: ApiCall) {
  const event = await findEvent(trx, id)
  if (event === undefined) throw noSuch('event', id)
  return ok(eventObject(event))
}

async function listEvents(trx: SandboxTrx, call: ApiCall) {
  const { type, payment_intent, ...page } = readParameters(ListEvents, call.form)
  const { ids, hasMore } = await listIds(trx, 'events', page, { type, payment_intent })
  const rows = await Promise.all(ids.map((id) => findEvent(trx, id)))
  return list(
    '/v1/events',
    hasMore,
    rows.flatMap((row) => (row ? [eventObject(row)] : [])),
  )
}

async function retrieveBalance(trx: SandboxTrx) {
  const available = await balances(trx)
  return ok({ object: 'balance', available, livemode: false, pending: [] })
}

function list(url: string, hasMore: boolean, data: object[]): ApiAnswer {
  return ok({ object: 'list', url, has_more: hasMore, data })
}
