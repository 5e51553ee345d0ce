-- A checkout fixes lines and amounts and holds the stock while the visitor pays.
create table checkouts (
  id integer generated always as identity primary key,
  user_id integer references users,
  guest_hash bytea,
  cart_id integer references carts on delete set null,
  language text not null,
  -- open: stock is held; ordered: became an order; released: ran out, was replaced or cancelled
  state text not null default 'open' constraint checkouts_state_known check (state in ('open', 'ordered', 'released')),
  customer_type text not null,
  -- the checkout data of the form, as validated
  details jsonb not null,
  payment_method text not null,
  subtotal_cents integer not null,
  shipping_fee_cents integer not null,
  tax_cents integer not null,
  -- [{ "rate": 2100, "gross": …, "net": …, "vat": … }]
  tax_lines jsonb not null,
  total_cents integer not null constraint checkouts_total_not_negative check (total_cents >= 0),
  is_vat_exempt boolean not null default false,
  vat_check jsonb,
  expires_at timestamptz not null,
  created_at timestamptz not null default now(),
  constraint checkouts_exactly_one_owner check (num_nonnulls(user_id, guest_hash) = 1)
);
create index checkouts_open_by_expiry on checkouts (expires_at) where state = 'open';
create index checkouts_by_user on checkouts (user_id, id desc) where user_id is not null;
create index checkouts_by_guest on checkouts (guest_hash, id desc) where guest_hash is not null;
create index checkouts_open_by_cart on checkouts (cart_id) where state = 'open';

create table checkout_lines (
  id integer generated always as identity primary key,
  checkout_id integer not null references checkouts on delete cascade,
  product_id integer not null references products,
  product_color_id integer references product_colors,
  sku text not null,
  name text not null,
  color_name text,
  thumbnail text not null,
  quantity integer not null constraint checkout_lines_quantity_positive check (quantity > 0),
  unit_price_cents integer not null,
  line_total_cents integer not null,
  vat_rate integer not null,
  vat_cents integer not null,
  is_house_brand boolean not null
);
create index checkout_lines_by_checkout on checkout_lines (checkout_id);

-- Pieces of the shelf that a checkout holds: for a pack, those of its members.
create table stock_holds (
  checkout_id integer not null references checkouts on delete cascade,
  product_id integer not null references products,
  product_color_id integer references product_colors,
  quantity integer not null constraint stock_holds_quantity_positive check (quantity > 0),
  constraint stock_holds_one_per_article unique nulls not distinct (checkout_id, product_id, product_color_id)
);
create index stock_holds_by_article on stock_holds (product_id, product_color_id);

create table payment_intents (
  -- the provider's id
  id text primary key,
  checkout_id integer not null constraint payment_intents_one_per_checkout unique references checkouts,
  amount_cents integer not null,
  currency text not null default 'eur',
  client_secret text not null,
  -- the provider's status as last read
  status text not null,
  -- set when money was taken that no order could be made of: staff must look
  needs_attention text,
  created_at timestamptz not null default now(),
  checked_at timestamptz
);
create index payment_intents_unsettled on payment_intents (created_at) where status not in ('succeeded', 'canceled');
create index payment_intents_needing_attention on payment_intents (created_at) where needs_attention is not null;

-- What the provider told us, once per event.
create table webhook_events (
  id text primary key,
  type text not null,
  intent_id text,
  payload jsonb not null,
  received_at timestamptz not null default now(),
  processed_at timestamptz
);
create index webhook_events_unprocessed on webhook_events (received_at) where processed_at is null;

/* Pieces one cart may take of an article: what can be sold now, and what this cart's own open checkout holds. */
create function stock_for_cart(article integer, kind text, color integer, cart integer) returns integer language sql stable
begin atomic
  with own as (
    select h.product_id, h.product_color_id, h.quantity
    from checkouts c join stock_holds h on h.checkout_id = c.id
    where c.cart_id = cart and c.state = 'open'
  ), shelf as (
    select s.product_id, s.on_hand - s.reserved + coalesce(o.quantity, 0) as free
    from stock s
    left join own o on o.product_id = s.product_id and o.product_color_id is not distinct from s.product_color_id
    where case kind
      when 'pack' then s.product_color_id is null and s.product_id in (select m.member_id from pack_members m where m.pack_id = article)
      when 'colors' then s.product_id = article and s.product_color_id = color
      else s.product_id = article and s.product_color_id is null end
  )
  select coalesce(min(shelf.free / coalesce(m.quantity, 1)), 0)::integer
  from shelf left join pack_members m on kind = 'pack' and m.pack_id = article and m.member_id = shelf.product_id;
end;
