/* Notes a changed article in the transaction that changes it, so that no writer can forget it. */
create or replace function note_wish_check(article integer) returns void language sql
begin atomic
  insert into wish_checks (product_id)
  select article where exists (select from wishlist_items w where w.product_id = article)
    or exists (select from stock_alerts a where a.product_id = article);
end;

create or replace function note_changed_product() returns trigger language plpgsql as $$
begin
  perform note_wish_check(new.id);
  return null;
end $$;

create or replace function note_changed_color() returns trigger language plpgsql as $$
begin
  perform note_wish_check(new.product_id);
  return null;
end $$;
