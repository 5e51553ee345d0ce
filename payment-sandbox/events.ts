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

export type EventRow = Selectable<SandboxTables['payment_sandbox.events']>

interface NewEvent {
  type: string
  intent: string
  object: object
}

/** Writes events and their deliveries with the change they tell of: all happen or nothing. */
export async function announce(
  trx: SandboxTrx,
  cause: Cause,
  ...events: readonly NewEvent[]
): Promise<void> {
  await trx
    .with('told', (db) =>
      db
        .insertInto('payment_sandbox.events')
        .values(
          events.map(({ type, intent, object }) => ({
            id: newId('evt'),
            type,
            payment_intent: intent,
            object: JSON.stringify(object),
            request_id: cause.requestId,
            idempotency_key: cause.idempotencyKey,
            created_at: cause.now,
          })),
        )
        .returning('id'),
    )
    .insertInto('payment_sandbox.webhook_deliveries')
    .columns(['event'])
    .expression((db) => db.selectFrom('told').select('id'))
    .execute()
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
