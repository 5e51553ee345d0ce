import { setTimeout as sleep } from 'node:timers/promises'

import { type Kysely, sql } from 'kysely'

import { applySchema } from './apply-schema.ts'
import { eventObject, type EventRow } from './events.ts'
import type { SandboxDb } from './tables.ts'
import { webhookSignature } from './webhook-signature.ts'

interface WebhookDeliveryOptions {
  // oxlint-disable-next-line typescript/no-explicit-any -- the caller's Kysely knows its own tables, not the gateway's
  db: Kysely<any>
  webhookUrl: () => string
  webhookSecret: string
  /** Signs with the clock the shop checks with: a signature older than 5 minutes is refused. */
  now: () => Date
  log?: { warn(details: object, message: string): void }
}

export interface WebhookDelivery {
  /** Looks at once for what is due, instead of at the next round. */
  wake(): void
  /** Takes no more events, and waits for the attempts under way. */
  stop(): Promise<void>
}

interface DueDelivery {
  id: number
  event: EventRow
  attempts: number
}

/** PostgreSQL notifies this channel when an event waits: whoever starts the delivery listens, and wakes it. */
export const DELIVERY_CHANNEL = 'payment_sandbox_delivery'

/** In case nobody woke it, as for the attempts of a process that died. */
const POLL_MS = 5_000
const TROUBLE_PAUSE_MS = 2_000
const AT_ONCE = 16
const ANSWER_TIMEOUT_MS = 10_000
/** An attempt whose process died is repeated after this time. */
const LEASE = sql`interval '30 seconds'`
const MAX_ATTEMPTS = 20
const BACKOFF_SECONDS = [0, 2, 10, 60, 600] as const

/**
 * Sends due events to the shop until stopped. What is due lives in the database, so a killed
 * process loses nothing and several processes share the work without doing an attempt twice.
 */
export function startWebhookDelivery(options: WebhookDeliveryOptions): WebhookDelivery {
  const stopping = new AbortController()
  const bell = createBell()
  const running = deliverUntil(stopping.signal, bell, options)
  return {
    wake: bell.ring,
    async stop() {
      stopping.abort()
      bell.ring()
      await running
    },
  }
}

async function deliverUntil(
  stop: AbortSignal,
  bell: Bell,
  options: WebhookDeliveryOptions,
): Promise<void> {
  const db: SandboxDb = options.db.withoutPlugins()
  const underWay = new Set<Promise<void>>()
  await prepare(db, stop, options)
  while (!stop.aborted) {
    const due = await claimDue(db, AT_ONCE - underWay.size, options)
    if (due === undefined) await pause(stop, TROUBLE_PAUSE_MS)
    for (const delivery of due ?? []) {
      const attempt = attemptDelivery(db, bell, delivery, options).finally(() =>
        underWay.delete(attempt),
      )
      underWay.add(attempt)
    }
    if (underWay.size === AT_ONCE) await Promise.race(underWay)
    else if (due?.length === 0) await bell.heardWithin(POLL_MS)
  }
  await Promise.all(underWay)
}

/** A job runner may start before any web process has made the tables, or before PostgreSQL. */
async function prepare(
  db: SandboxDb,
  stop: AbortSignal,
  { log }: WebhookDeliveryOptions,
): Promise<void> {
  while (!stop.aborted) {
    try {
      return await applySchema(db)
    } catch (error) {
      log?.warn({ err: error }, 'Test payments: the tables cannot be made; trying again')
      await pause(stop, TROUBLE_PAUSE_MS)
    }
  }
}

interface Bell {
  ring: () => void
  /** Waits for a ring; one that came since the last wait counts. */
  heardWithin(ms: number): Promise<void>
}

function createBell(): Bell {
  let hasRung = false
  let waiting: AbortController | undefined
  return {
    ring() {
      hasRung = true
      waiting?.abort()
    },
    async heardWithin(ms) {
      waiting = new AbortController()
      if (!hasRung) await pause(waiting.signal, ms)
      hasRung = false
    },
  }
}

async function pause(stop: AbortSignal, ms: number): Promise<void> {
  await sleep(ms, undefined, { signal: stop }).catch(() => undefined)
}

/**
 * Takes attempts that are due and not paused; the lease keeps other processes off them. Undefined
 * when the database does not answer.
 */
async function claimDue(
  db: SandboxDb,
  limit: number,
  { log }: WebhookDeliveryOptions,
): Promise<DueDelivery[] | undefined> {
  try {
    const { rows } = await sql<EventRow & { delivery_id: number; attempts: number }>`
      with claimed as materialized (
        select delivery.id from payment_sandbox.webhook_deliveries delivery
        join payment_sandbox.events event on event.id = delivery.event
        where delivery.delivered_at is null and delivery.gave_up_at is null
          and delivery.due_at <= now()
          and not exists (select from payment_sandbox.delivery_pauses
            where scope in ('all', event.payment_intent))
        order by delivery.due_at, delivery.id limit ${limit}
        for update of delivery skip locked)
      update payment_sandbox.webhook_deliveries due
      set attempts = attempts + 1, due_at = now() + ${LEASE}
      from claimed, payment_sandbox.events told
      where due.id = claimed.id and told.id = due.event
      returning due.id as delivery_id, due.attempts, told.*`.execute(db)
    return rows.map(({ delivery_id: id, attempts, ...event }) => ({ id, attempts, event }))
  } catch (error) {
    log?.warn({ err: error }, 'Test payments: waiting webhooks cannot be read; trying again')
    return undefined
  }
}

async function attemptDelivery(
  db: SandboxDb,
  bell: Bell,
  delivery: DueDelivery,
  options: WebhookDeliveryOptions,
): Promise<void> {
  try {
    const answer = await send(delivery, options)
    await recordAnswer(db, delivery, answer)
    if (!answer.isAccepted)
      setTimeout(bell.ring, 1000 * secondsBefore(delivery.attempts + 1)).unref()
  } catch (error) {
    // Not recorded: the lease runs out and the event is sent again.
    options.log?.warn(
      { err: error, event: delivery.event.id },
      'Test payments: a webhook was not sent',
    )
  }
}

/** What the shop answered, in words: its status, or why there is none. */
interface Answer {
  isAccepted: boolean
  text: string
}

async function send(
  { event }: DueDelivery,
  { webhookUrl, webhookSecret, now }: WebhookDeliveryOptions,
): Promise<Answer> {
  const payload = JSON.stringify(eventObject(event), null, 2)
  try {
    const response = await fetch(webhookUrl(), {
      method: 'POST',
      headers: {
        'content-type': 'application/json; charset=utf-8',
        'stripe-signature': webhookSignature(payload, webhookSecret, now()),
        'user-agent': 'PaymentSandbox/1.0',
      },
      body: payload,
      redirect: 'manual',
      signal: AbortSignal.timeout(ANSWER_TIMEOUT_MS),
    })
    await response.body?.cancel()
    return { isAccepted: response.ok, text: String(response.status) }
  } catch (error) {
    return { isAccepted: false, text: error instanceof Error ? error.message : String(error) }
  }
}

/** Only for the attempt that was made: one that was taken over by another process is not its own. */
async function recordAnswer(
  db: SandboxDb,
  { id, attempts }: DueDelivery,
  { isAccepted, text }: Answer,
): Promise<void> {
  const isLast = attempts >= MAX_ATTEMPTS
  await db
    .updateTable('payment_sandbox.webhook_deliveries')
    .set({
      last_answer: text,
      ...(isAccepted && { delivered_at: sql<Date>`now()` }),
      ...(!isAccepted && isLast && { gave_up_at: sql<Date>`now()` }),
      ...(!isAccepted &&
        !isLast && {
          due_at: sql<Date>`now() + make_interval(secs => ${secondsBefore(attempts + 1)})`,
        }),
    })
    .where('id', '=', id)
    .where('attempts', '=', attempts)
    .execute()
}

/** How long the nth attempt waits after the one before: 2 s, 10 s, a minute, then ten minutes each. */
export function secondsBefore(attempt: number): number {
  return BACKOFF_SECONDS[attempt - 1] ?? 600
}
