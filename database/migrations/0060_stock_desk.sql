set lock_timeout = '2s';

alter table stock
  -- rises with every change of the pieces on hand, so that staff never overwrite what they have not seen
  add column version integer not null default 1,
  -- below its threshold when last looked at: staff are told once per crossing
  add column is_low boolean not null default false;

update stock s set is_low = true from products p
where p.id = s.product_id and s.on_hand - s.reserved < p.low_stock_threshold;

-- Articles that crossed their threshold and have not been looked at since.
create table shelf_checks (
  id bigint generated always as identity primary key,
  stock_id integer not null
);

/* Notes a crossing in the transaction that causes it, so that no writer can forget it. */
create function note_shelf_change() returns trigger language plpgsql as $$
declare
  was integer := old.on_hand - old.reserved;
  free integer := new.on_hand - new.reserved;
begin
  if new.on_hand <> old.on_hand then
    new.version := old.version + 1;
  end if;
  if was <> free and exists (
    select from products p where p.id = new.product_id and (free < p.low_stock_threshold) <> new.is_low
  ) then
    insert into shelf_checks (stock_id) values (new.id);
  end if;
  return new;
end $$;
create trigger stock_followed before update of on_hand, reserved on stock
  for each row execute function note_shelf_change();

-- A delivery by a supplier: its note is booked once.
create table goods_receipts (
  id integer generated always as identity primary key,
  delivery_note text not null,
  actor text not null,
  received_at timestamptz not null default now()
);
create unique index goods_receipts_note_unique on goods_receipts (lower(delivery_note));

alter table stock_movements add column goods_receipt_id integer references goods_receipts;
