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
  with own as (
    select h.product_id, h.product_color_id, sum(h.quantity) as quantity
    -- From the cart to its holds, never the other way: in a rush, statistics still say that there are few of either.
    from (select id from checkouts where cart_id = cart and state = 'open' offset 0) c
    cross join lateral (
      select product_id, product_color_id, quantity from stock_holds where checkout_id = c.id offset 0
    ) h
    group by h.product_id, h.product_color_id
  ), shelf as (
    select s.product_id, s.on_hand - s.reserved + coalesce(o.quantity, 0) as free
    from stock s
    left join own o on o.product_id = s.product_id and o.product_color_id is not distinct from s.product_color_id
    where s.product_id = any(case when kind = 'pack'
        then array(select m.member_id from pack_members m where m.pack_id = article) else array[article] end)
      and s.product_color_id is not distinct from case when kind = 'colors' then color end
  )
  select coalesce(min(shelf.free / coalesce(m.quantity, 1)), 0)::integer
  from shelf left join pack_members m on kind = 'pack' and m.pack_id = article and m.member_id = shelf.product_id;
end;
