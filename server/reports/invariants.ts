/**
 * The shop's invariants as SQL: every statement returns the rows that break one, so no rows
 * at all means a sound shop. `subject` names the row, `detail` what is wrong with it.
 */
export const INVARIANTS: Readonly<Record<string, { claim: string; sql: string }>> = {
  I1: {
    claim: 'no stock is negative or promised twice',
    sql: `select 'stock ' || id as subject, on_hand || ' on hand, ' || reserved || ' reserved' as detail
      from stock where on_hand < 0 or reserved < 0 or reserved > on_hand
      union all
      select 'article ' || s.product_id, s.reserved || ' reserved, ' || coalesce(h.held, 0) || ' held'
      from stock s left join (
        select product_id, product_color_id, sum(quantity) as held from stock_holds group by 1, 2
      ) h on h.product_id = s.product_id and h.product_color_id is not distinct from s.product_color_id
      where s.reserved <> coalesce(h.held, 0)`,
  },
  I2: {
    claim: 'the ledger adds up to the shelf',
    sql: `select 'article ' || s.product_id as subject, s.on_hand || '/' || s.reserved || ' on the shelf, '
        || coalesce(m.on_hand, 0) || '/' || coalesce(m.reserved, 0) || ' in the ledger' as detail
      from stock s left join (
        select product_id, product_color_id, sum(on_hand_change) as on_hand, sum(reserved_change) as reserved
        from stock_movements group by 1, 2
      ) m on m.product_id = s.product_id and m.product_color_id is not distinct from s.product_color_id
      where s.on_hand <> coalesce(m.on_hand, 0) or s.reserved <> coalesce(m.reserved, 0)`,
  },
  I3: {
    claim: 'a payment has at most one order',
    sql: `select 'payment ' || transaction_id as subject, count(*) || ' orders' as detail
      from payments where transaction_id is not null group by transaction_id having count(*) > 1`,
  },
  I4: {
    claim: 'money that came has an order, or is flagged for staff',
    sql: `select 'payment ' || i.id as subject, 'succeeded without an order' as detail
      from payment_intents i left join payments p on p.transaction_id = i.id
      where i.status = 'succeeded' and p.id is null and i.needs_attention is null`,
  },
  I5: {
    claim: 'an order costs what was received, and what its lines and delivery add up to',
    sql: `select o.number as subject, o.total_cents || ' total, ' || p.amount_cents || ' received, '
        || (i.lines + o.shipping_fee_cents) || ' lines and delivery' as detail
      from orders o join payments p on p.order_id = o.id
      join (select order_id, sum(line_total_cents) as lines from order_items group by 1) i on i.order_id = o.id
      where o.total_cents <> p.amount_cents or o.total_cents <> i.lines + o.shipping_fee_cents
      union all
      select o.number, 'the intent was of ' || t.amount_cents
      from orders o join payments p on p.order_id = o.id join payment_intents t on t.id = p.transaction_id
      where t.amount_cents <> o.total_cents
      union all
      select o.number, i.quantity || ' x ' || i.unit_price_cents || ' is not ' || i.line_total_cents
      from orders o join order_items i on i.order_id = o.id
      where case when o.is_vat_exempt
        -- the line is its share of the net, and the piece's net is rounded by itself
        then 2 * abs(i.quantity * i.unit_price_cents - i.line_total_cents) >= i.quantity + 3
        else i.quantity * i.unit_price_cents <> i.line_total_cents end
      union all
      select o.number, 'its payment is ' || p.status || ', with ' || coalesce(r.made, 0) || ' of ' || p.amount_cents || ' refunded'
      from orders o join payments p on p.order_id = o.id
      left join (
        select order_id, sum(amount_cents) as made from refunds where status = 'succeeded' group by 1
      ) r on r.order_id = o.id
      where p.paid_at is not null and p.status <> case
        when coalesce(r.made, 0) = 0 then 'paid' when r.made < p.amount_cents then 'partially_refunded' else 'refunded' end
      union all
      select o.number, 'refunded, with a payment that is ' || p.status
      from orders o join payments p on p.order_id = o.id
      where o.status = 'refunded' and p.status <> 'refunded' and o.needs_attention is null`,
  },
  I6: {
    claim: 'VAT computed anew is the VAT of the order',
    sql: `select o.number as subject, 'rate ' || (line ->> 'rate') || ': ' || (line ->> 'vat') as detail
      from orders o, jsonb_array_elements(o.tax_lines) as line
      where (line ->> 'vat')::int <> round((line ->> 'gross')::numeric * (line ->> 'rate')::int / (10000 + (line ->> 'rate')::int))
        or (line ->> 'net')::int + (line ->> 'vat')::int <> (line ->> 'gross')::int
      union all
      select o.number, 'its tax lines do not add up to it'
      from orders o, lateral (
        select sum((line ->> 'gross')::int) as gross, sum((line ->> 'vat')::int) as vat from jsonb_array_elements(o.tax_lines) as line
      ) t where t.gross <> o.total_cents or t.vat <> o.tax_cents`,
  },
  I7: {
    claim: 'invoices and credit notes have every number once, and say what they said when issued',
    sql: `select kind || ' ' || year as subject, count(*) || ' documents, the last is ' || max(sequence) as detail
      from documents group by kind, year having count(*) <> max(sequence) or count(distinct sequence) <> count(*)
      union all
      select coalesce(c.kind, d.kind) || ' ' || coalesce(c.year, d.year),
        coalesce(c.last_number, 0) || ' counted, ' || coalesce(d.last_number, 0) || ' issued'
      from document_counters c full join (
        select kind, year, max(sequence) as last_number from documents group by kind, year
      ) d on d.kind = c.kind and d.year = c.year
      where c.last_number is distinct from d.last_number
      union all
      select 'document ' || number, 'is not what was issued' from documents
      where checksum <> sha256(convert_to(snapshot, 'UTF8')) or number <> snapshot::jsonb ->> 'number'
        or total_cents <> (snapshot::jsonb ->> 'total')::int
      union all
      select 'document ' || d.number, d.total_cents || ' invoiced, ' || o.total_cents || ' ordered'
      from documents d join orders o on o.id = d.order_id where d.kind = 'invoice' and d.total_cents <> o.total_cents
      union all
      select 'order ' || order_id, sum(total_cents) filter (where kind = 'credit_note') || ' credited of '
        || sum(total_cents) filter (where kind = 'invoice') || ' invoiced'
      from documents group by order_id
      having sum(total_cents) filter (where kind = 'credit_note') > coalesce(sum(total_cents) filter (where kind = 'invoice'), 0)`,
  },
  I8: {
    claim: 'no mail is due and untried for a minute',
    sql: `select 'mail ' || id as subject, template || ' due since ' || next_attempt_at as detail
      from mails where status in ('queued', 'waiting') and next_attempt_at < now() - interval '60 seconds'`,
  },
  I9: {
    claim:
      'nothing is refunded twice, or without its money: what is reserved is what refunds add up to',
    sql: `select 'order ' || order_id as subject, refunded_cents || ' of ' || amount_cents || ' refunded' as detail
      from payments where refunded_cents > amount_cents
      union all
      select 'order ' || p.order_id, p.refunded_cents || ' reserved, ' || coalesce(r.amount, 0) || ' in refunds'
      from payments p left join (
        select order_id, sum(amount_cents) as amount from refunds where status <> 'failed' group by 1
      ) r on r.order_id = p.order_id
      where p.refunded_cents <> coalesce(r.amount, 0)
      union all
      select 'refund ' || r.id, 'of an order whose money never came'
      from refunds r join payments p on p.order_id = r.order_id
      where p.paid_at is null and r.status <> 'failed'
      union all
      select 'refund ' || r.id, r.amount_cents || ', but ' || sum(l.amount_cents) || ' in its lines'
      from refunds r join refund_lines l on l.refund_id = r.id group by r.id having sum(l.amount_cents) > r.amount_cents
      union all
      select 'line ' || i.id, sum(l.quantity) || ' refunded of ' || i.quantity || ' bought'
      from order_items i join refund_lines l on l.order_item_id = i.id join refunds r on r.id = l.refund_id
      where r.status <> 'failed' group by i.id having sum(l.quantity) > i.quantity
      union all
      select 'refund ' || r.id, 'says it was made, without the provider'
      from refunds r where r.status = 'succeeded' and r.intent_id is not null and r.provider_refund_id is null`,
  },
  I10: {
    claim: 'what happens once is written once',
    sql: `select 'order ' || order_id as subject, count(*) || ' times ' || kind as detail
      from order_events where kind in ('placed', 'paid', 'completed', 'cancelled') group by order_id, kind having count(*) > 1
      union all
      select 'order ' || o.id, count(m.id) || ' mails' from orders o
      join mails m on m.dedupe_key like 'order-received:' || o.id group by o.id having count(m.id) > 1`,
  },
  I11: {
    claim: 'an order is whole: lines, payment, event, checkout, and its money before it is sent',
    sql: `select o.number as subject, 'incomplete' as detail from orders o
      where not exists (select from order_items i where i.order_id = o.id)
        or not exists (select from payments p where p.order_id = o.id)
        or not exists (select from order_events e where e.order_id = o.id and e.kind = 'placed')
        or not exists (select from checkouts c where c.id = o.checkout_id and c.state = 'ordered')
      union all
      select o.number, o.status || ', with a payment that is ' || p.status
      from orders o join payments p on p.order_id = o.id
      where o.status in ('processing', 'completed') and p.status not in ('paid', 'partially_refunded', 'refunded')
      union all
      select o.number, 'sent, although its payment is ' || p.status
      from shipments s join orders o on o.id = s.order_id join payments p on p.order_id = o.id
      where p.paid_at is null`,
  },
  I13: {
    claim: 'one content of a cart has at most one living order',
    sql: `select 'cart ' || c.cart_id as subject, string_agg(o.number, ', ' order by o.id) as detail
      from checkouts c join orders o on o.checkout_id = c.id
      where c.cart_id is not null and c.cart_generation is not null and o.status not in ('cancelled', 'refunded')
      group by c.cart_id, c.cart_generation having count(*) > 1`,
  },
  I15: {
    claim:
      'what is sold has a living order, and a living order has its sale or its hold; no more is sent or comes back than was bought',
    sql: `select 'article ' || m.product_id as subject, m.sold || ' sold for ' || coalesce('order ' || o.number, 'no order') as detail
      from (
        select product_id, order_id, -sum(on_hand_change) as sold from stock_movements
        where kind in ('sale', 'return') group by product_id, order_id
      ) m left join orders o on o.id = m.order_id
      where (m.sold > 0 and (o.id is null or o.status = 'cancelled')) or m.sold < 0
      union all
      select 'line ' || i.id, s.sent || ' sent and ' || coalesce(r.unshipped, 0) || ' refunded before, of ' || i.quantity || ' bought'
      from order_items i
      join (select order_item_id, sum(quantity) as sent from shipment_lines group by 1) s on s.order_item_id = i.id
      left join (
        select l.order_item_id, sum(l.unshipped) as unshipped from refund_lines l
        join refunds r on r.id = l.refund_id and r.status <> 'failed' group by 1
      ) r on r.order_item_id = i.id
      where s.sent + coalesce(r.unshipped, 0) > i.quantity
      union all
      select o.number, 'paid, but nothing was taken from the shelf' from orders o
      where o.status = 'processing' and o.needs_attention is null
        and not exists (select from stock_movements m where m.order_id = o.id and m.kind = 'sale')
        and not exists (select from stock_holds h where h.checkout_id = o.checkout_id)
      union all
      select o.number, 'waits for its money, but holds nothing' from orders o
      where o.status = 'pending' and o.needs_attention is null
        and not exists (select from stock_holds h where h.checkout_id = o.checkout_id)`,
  },
  I12: {
    claim: 'a cart line has exactly one owner',
    sql: `select 'cart line ' || i.id as subject, num_nonnulls(c.user_id, c.guest_hash) || ' owners' as detail
      from cart_items i left join carts c on c.id = i.cart_id where c.id is null or num_nonnulls(c.user_id, c.guest_hash) <> 1`,
  },
  I16: {
    claim: 'what gave up has been looked at: a mail read or sent again, a job retried',
    sql: `select 'mail ' || id as subject, template || ' refused ' || attempts || ' times' as detail
      from mails where status = 'failed' and looked_at is null
      union all
      select 'job ' || id, name || ' failed ' || retry_count + 1 || ' times' from pgboss.job where state = 'failed'
      union all
      select 'event ' || id, type || ' not worked on since ' || received_at
      from webhook_events where processed_at is null and received_at < now() - interval '10 minutes'`,
  },
}
