import type { Selectable } from 'kysely'

import { newId } from './random-id.ts'
import { seconds } from './stripe-objects.ts'
import type { SandboxTables, SandboxTrx } from './tables.ts'

/** Pinned by the version of the official SDK that reads these events. */
export const API_VERSION = '2026-10-28.endive'

/** What made an event happen. */
export interface Cause {
  requestId: string | null
  idempotencyKey: string | null
  now: Date
}

type EventRow = Selectable<SandboxTables['payment_sandbox.events']>

/** Writes the event and its delivery with the change it tells of: both happen or neither. */
export async function announce(
  trx: SandboxTrx,
  cause: Cause,
  event: { type: string; intent: string; object: object },
): Promise<void> {
  const id = newId('evt')
  await trx
    .insertInto('payment_sandbox.events')
    .values({
      id,
      type: event.type,
      payment_intent: event.intent,
      object: JSON.stringify(event.object),
      request_id: cause.requestId,
      idempotency_key: cause.idempotencyKey,
      created_at: cause.now,
    })
    .execute()
  await trx.insertInto('payment_sandbox.webhook_deliveries').values({ event: id }).execute()
}

export function eventObject(row: EventRow) {
  return {
    id: row.id,
    object: 'event',
    api_version: API_VERSION,
    created: seconds(row.created_at),
    data: { object: row.object },
    livemode: false,
    pending_webhooks: 1,
    request: { id: row.request_id, idempotency_key: row.idempotency_key },
    type: row.type,
  }
}
