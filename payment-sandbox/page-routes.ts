import { readFileSync } from 'node:fs'

import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'

import { type CustomerDecision, finishAction, isStepOf } from './finish-action.ts'
import type { Form } from './form-encoding.ts'
import type { Gateway } from './gateway.ts'
import { type Outcome, outcomePage, type StepPage, stepPage } from './pages.ts'
import { findIntent } from './queries.ts'
import { newId } from './random-id.ts'
import { returnLocation } from './return-url.ts'
import type { IntentRow } from './stripe-objects.ts'
import { chooseLanguage } from './texts.ts'

type PageRequest = FastifyRequest<{
  Params: { id: string }
  Querystring: Form
  Body: Form | null | undefined
}>

const stylesheet = readFileSync(new URL('page.css', import.meta.url), 'utf8')

/** The bank's pages that a customer sees: 3-D Secure and Bancontact. */
export function registerPages(app: FastifyInstance, gateway: Gateway): void {
  app.get('/page.css', (_request, reply) =>
    reply
      .type('text/css; charset=utf-8')
      .header('cache-control', 'public, max-age=3600')
      .send(stylesheet),
  )
  for (const page of ['authenticate', 'bancontact'] as const) {
    app.get(`/${page}/:id`, (request: PageRequest, reply) =>
      showStep(gateway, page, request, reply),
    )
    for (const decision of ['approve', 'refuse'] as const) {
      app.post(`/${page}/:id/${decision}`, (request: PageRequest, reply) =>
        decide(gateway, decision, request, reply),
      )
    }
  }
}

async function showStep(
  gateway: Gateway,
  page: StepPage,
  request: PageRequest,
  reply: FastifyReply,
) {
  const found = await findIntent(gateway.db, request.params.id)
  const intent = found && isStepOf(found, attemptOf(request)) ? found : undefined
  // By the Back button after paying: there is nothing to decide any more.
  if (intent?.status === 'succeeded' && intent.return_url !== null) {
    return reply.redirect(returnLocation(intent.return_url, intent), 303)
  }
  if (intent?.status !== 'requires_action') {
    return sendOutcome(gateway, request, reply, intent)
  }
  return sendPage(reply, stepPage(frameOf(gateway, request), page, intent), intent)
}

async function decide(
  { db, ...gateway }: Gateway,
  decision: CustomerDecision,
  request: PageRequest,
  reply: FastifyReply,
) {
  const cause = { requestId: newId('req'), idempotencyKey: null, now: gateway.now() }
  const step = { intent: request.params.id, token: attemptOf(request), decision }
  const intent = await db.transaction().execute((trx) => finishAction(trx, cause, step))
  if (intent === undefined || intent.status === 'canceled' || intent.return_url === null) {
    return sendOutcome({ db, ...gateway }, request, reply, intent)
  }
  return reply.redirect(returnLocation(intent.return_url, intent), 303)
}

function attemptOf({ query }: PageRequest): string {
  return typeof query.attempt === 'string' ? query.attempt : ''
}

function sendOutcome(
  gateway: Gateway,
  request: PageRequest,
  reply: FastifyReply,
  intent: IntentRow | undefined,
) {
  const outcome = outcomeOf(intent)
  const statuses = { succeeded: 200, failed: 200, canceled: 409, unknown: 404 }
  const html = outcomePage(frameOf(gateway, request), outcome, intent)
  return sendPage(reply.code(statuses[outcome]), html, intent)
}

function outcomeOf(intent: IntentRow | undefined): Outcome {
  if (intent === undefined) return 'unknown'
  return intent.status === 'succeeded' || intent.status === 'canceled' ? intent.status : 'failed'
}

function frameOf({ basePath }: Gateway, { query, body, headers }: PageRequest) {
  const asked = query.lng ?? body?.lng
  return { basePath, language: chooseLanguage(asked, headers['accept-language']) }
}

/** A form may end on another origin only when the customer's shop is there. */
function sendPage(reply: FastifyReply, html: string, intent: IntentRow | undefined) {
  const back = intent?.return_url ? ` ${new URL(intent.return_url).origin}` : ''
  return reply
    .type('text/html; charset=utf-8')
    .header('cache-control', 'no-store')
    .header('referrer-policy', 'same-origin')
    .header('x-content-type-options', 'nosniff')
    .header('x-frame-options', 'SAMEORIGIN')
    .header(
      'content-security-policy',
      `default-src 'self'; form-action 'self'${back}; frame-ancestors 'self'; base-uri 'none'; object-src 'none'`,
    )
    .send(html)
}
