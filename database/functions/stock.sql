/* Pieces of an article that can be sold now: for a pack the least of its members, for colours their sum. */
create or replace function sellable_stock(article integer, kind text) returns integer language sql stable parallel safe
return case kind
  when 'pack' then (
    select coalesce(min((s.on_hand - s.reserved) / m.quantity), 0)
    from pack_members m join stock s on s.product_id = m.member_id and s.product_color_id is null
    where m.pack_id = article)
  else (select coalesce(sum(s.on_hand - s.reserved), 0) from stock s where s.product_id = article)
end::integer;

/* Pieces one cart may take of an article: what can be sold now, and what its own open checkouts hold. A cart has
   two of them when a guest signs in while checking out: that of the guest and that of the account. */
create or replace function stock_for_cart(article integer, kind text, color integer, cart integer) returns integer language sql stable
begin atomic
  select coalesce(min((s.on_hand - s.reserved + coalesce((
      select sum(h.quantity)
      -- From the cart to its holds, never the other way: in a rush, statistics still say that there are few of either.
      from (select id from checkouts where cart_id = cart and state = 'open' offset 0) c
      cross join lateral (
        select product_id, product_color_id, quantity from stock_holds where checkout_id = c.id offset 0
      ) h
      where h.product_id = s.product_id and h.product_color_id is not distinct from s.product_color_id), 0)) / part.quantity), 0)::integer
  from (
    select article as product_id, case when kind = 'colors' then color end as color_id, 1 as quantity
    where kind <> 'pack' and (kind <> 'colors' or color is not null)
    union all
    select m.member_id, null, m.quantity from pack_members m where kind = 'pack' and m.pack_id = article
  ) part join stock s on s.product_id = part.product_id and s.product_color_id is not distinct from part.color_id;
end;
