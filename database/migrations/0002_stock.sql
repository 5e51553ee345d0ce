-- What lies on the shelf and what of it is promised to checkouts. Packs have no row: their stock is that of their members.
create table stock (
  id integer generated always as identity primary key,
  product_id integer not null references products on delete cascade,
  product_color_id integer references product_colors on delete cascade,
  on_hand integer not null default 0 constraint stock_on_hand_not_negative check (on_hand >= 0),
  reserved integer not null default 0 constraint stock_reserved_not_negative check (reserved >= 0),
  constraint stock_one_per_article unique nulls not distinct (product_id, product_color_id),
  constraint stock_reserved_within_on_hand check (reserved <= on_hand)
) with (fillfactor = 80);

-- Append-only: every change of the shelf or of the promises, with its reason.
create table stock_movements (
  id bigint generated always as identity primary key,
  product_id integer not null references products on delete cascade,
  product_color_id integer references product_colors on delete cascade,
  kind text not null constraint stock_movements_kind_known
    check (kind in ('receipt', 'adjustment', 'reservation', 'release', 'sale', 'return', 'write_off')),
  on_hand_change integer not null default 0,
  reserved_change integer not null default 0,
  reason text,
  actor text not null,
  checkout_id integer,
  order_id integer,
  at timestamptz not null default now(),
  constraint stock_movements_change_something check (on_hand_change <> 0 or reserved_change <> 0)
);
create index stock_movements_by_product on stock_movements (product_id, id desc);

/* Pieces of an article that can be sold now: for a pack the least of its members, for colours their sum. */
create function sellable_stock(article integer, kind text) returns integer language sql stable parallel safe
return case kind
  when 'pack' then (
    select coalesce(min((s.on_hand - s.reserved) / m.quantity), 0)
    from pack_members m join stock s on s.product_id = m.member_id and s.product_color_id is null
    where m.pack_id = article)
  else (select coalesce(sum(s.on_hand - s.reserved), 0) from stock s where s.product_id = article)
end::integer;
