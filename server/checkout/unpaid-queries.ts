import { readRows, type Trx } from '#database/pool.ts'
import type { Owner } from '#server/platform/context.ts'

/**
 * Makes other checkouts of the same network, address or owner wait until this transaction ends, so that
 * they are counted one by one. Always in the same order: nobody waits for somebody who waits for them.
 */
export async function lockUnpaid(trx: Trx, { owner, email, networkHash }: UnpaidBy): Promise<void> {
  const keys = [
    `email ${email.toLowerCase()}`,
    `network ${networkHash.toString('hex')}`,
    owner.userId === null ? `guest ${owner.guestHash.toString('hex')}` : `user ${owner.userId}`,
  ]
  await readRows(
    trx,
    'select pg_advisory_xact_lock(hashtextextended(key, 0)) from unnest($1::text[]) as key',
    [keys],
  )
}

export interface UnpaidBy {
  owner: Owner
  email: string
  networkHash: Buffer
}

export interface Unpaid {
  /** Transfer orders of this guest, account or email address. */
  own_transfers: number
  network_transfers: number
  /** Articles that strangers of the network hold in open checkouts and transfer orders, a pack as its parts. */
  network_articles: number
  /** Articles that nobody else can buy now because of them, packs with such a part among them. */
  network_emptied: number
  /** A guest, or an account that has never paid an order: it costs nothing to have many of either. */
  is_stranger: boolean
}

/** Whether the account of a row has paid an order. */
const HAS_PAID = (userId: string) =>
  `exists (select from orders paid where paid.user_id = ${userId} and paid.status in ('processing', 'completed'))`

/** What waits for money, for its owner and in the whole network. */
export async function unpaidOf(trx: Trx, by: UnpaidBy): Promise<Unpaid> {
  const { owner, email, networkHash } = by
  const [row] = await readRows<Unpaid>(
    trx,
    `with waiting as (
      select o.id, o.checkout_id, o.user_id, o.guest_hash, o.email, c.network_hash
      from orders o join checkouts c on c.id = o.checkout_id join payments p on p.order_id = o.id
      where o.status = 'pending' and p.method = 'bank_transfer' and p.status = 'pending'
        and (o.user_id = $1 or o.guest_hash = $2 or o.email = $3::citext or c.network_hash = $4)
    ), holding as (
      select checkout_id, user_id from waiting where network_hash = $4
      union all
      select id, user_id from checkouts where network_hash = $4 and state = 'open' and expires_at > now()
    ), held as (
      select s.product_id, s.product_color_id
      from holding h join stock_holds s on s.checkout_id = h.checkout_id where not ${HAS_PAID('h.user_id')}
    ), emptied as (
      select h.product_id from held h join stock k
        on k.product_id = h.product_id and k.product_color_id is not distinct from h.product_color_id
      where k.on_hand = k.reserved
    )
    select count(*) filter (where user_id = $1 or guest_hash = $2 or email = $3::citext)::int as own_transfers,
      count(*) filter (where network_hash = $4)::int as network_transfers,
      (select count(*)::int from held) as network_articles,
      (select count(*)::int from (
        select product_id from emptied
        union select m.pack_id from emptied e join pack_members m on m.member_id = e.product_id
      ) as unsellable) as network_emptied,
      not ${HAS_PAID('$1')} as is_stranger
    from waiting`,
    [owner.userId, owner.guestHash, email, networkHash],
  )
  if (row === undefined) throw new Error('An aggregate without a row')
  return row
}
