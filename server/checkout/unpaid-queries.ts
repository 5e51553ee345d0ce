import { readRows, type Trx } from '#database/pool.ts'
import type { Owner } from '#server/platform/context.ts'

/** Makes other checkouts of the same network wait until this transaction ends, so that they are counted one by one. */
export async function lockNetwork(trx: Trx, networkHash: Buffer): Promise<void> {
  await readRows(trx, 'select pg_advisory_xact_lock($1)', [
    networkHash.readBigInt64BE(0).toString(),
  ])
}

export interface Unpaid {
  /** Transfer orders of this guest, account or email address. */
  own_transfers: number
  network_transfers: number
  /** Lines that guests of the network hold: in open checkouts of other carts, and in transfer orders. */
  network_lines: number
}

/** What waits for money, for its owner and in the whole network. */
export async function unpaidOf(
  trx: Trx,
  asked: { owner: Owner; email: string; networkHash: Buffer; cartId: number | null },
): Promise<Unpaid> {
  const { owner, email, networkHash, cartId } = asked
  const [row] = await readRows<Unpaid>(
    trx,
    `with waiting as (
      select o.id, o.checkout_id, o.user_id, o.guest_hash, o.email, c.network_hash
      from orders o join checkouts c on c.id = o.checkout_id join payments p on p.order_id = o.id
      where o.status = 'pending' and p.method = 'bank_transfer' and p.status = 'pending'
        and (o.user_id = $1 or o.guest_hash = $2 or o.email = $3::citext or c.network_hash = $4)
    ), holding as (
      select checkout_id from waiting where network_hash = $4 and user_id is null
      union all
      select id from checkouts where network_hash = $4 and state = 'open' and expires_at > now()
        and user_id is null and cart_id is distinct from $5::int
    )
    select count(*) filter (where user_id = $1 or guest_hash = $2 or email = $3::citext)::int as own_transfers,
      count(*) filter (where network_hash = $4)::int as network_transfers,
      (select count(*)::int from holding h join checkout_lines l on l.checkout_id = h.checkout_id) as network_lines
    from waiting`,
    [owner.userId, owner.guestHash, email, networkHash, cartId],
  )
  return row ?? { own_transfers: 0, network_transfers: 0, network_lines: 0 }
}
