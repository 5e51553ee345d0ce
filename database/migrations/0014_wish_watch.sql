set lock_timeout = '2s';

-- Wished articles whose price or stock has changed, in the order of the changes. A job empties it
-- every minute; its size is that of the changes of a minute, however large the catalogue is.
create table wish_checks (
  id bigint generated always as identity primary key,
  product_id integer not null references products on delete cascade
);
-- deleting an article looks here
create index wish_checks_by_product on wish_checks (product_id);

/* Notes a changed article in the transaction that changes it, so that no writer can forget it. */
create function note_wish_check(article integer) returns void language sql
begin atomic
  insert into wish_checks (product_id)
  select article where exists (select from wishlist_items w where w.product_id = article);
end;

create function note_changed_product() returns trigger language plpgsql as $$
begin
  perform note_wish_check(new.id);
  return null;
end $$;

create function note_changed_color() returns trigger language plpgsql as $$
begin
  perform note_wish_check(new.product_id);
  return null;
end $$;

create trigger products_note_wish_check after update of listed_price_cents, in_stock on products
for each row when (old.listed_price_cents <> new.listed_price_cents or old.in_stock <> new.in_stock)
execute function note_changed_product();

create trigger product_colors_note_wish_check after update of price_cents on product_colors
for each row when (old.price_cents is distinct from new.price_cents)
execute function note_changed_color();

-- products.in_stock says that any colour is there; one colour is looked at alone
create trigger stock_note_wish_check after update of on_hand, reserved on stock
for each row when (new.product_color_id is not null and (old.on_hand > old.reserved) <> (new.on_hand > new.reserved))
execute function note_changed_color();

-- old ones are cleared away by age
create index notifications_by_age on notifications (created_at);
