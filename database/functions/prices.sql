/* What an article costs at a moment: the sale price while its window runs, else the regular price. */
create or replace function effective_price(regular integer, sale integer, sale_from timestamptz, sale_to timestamptz, at timestamptz)
returns integer language sql immutable parallel safe
return case when sale is not null and (sale_from is null or sale_from <= at) and (sale_to is null or at < sale_to)
  then sale else regular end;

/* A pack prints what its members print together, unless its maker states a number of its own. */
create or replace function count_pages_of_packs() returns void language sql as $$
  update products p set
    impressions = pages.sum,
    listed_cost_per_page = round(p.listed_price_cents * 1000.0 / pages.sum)
  from (
    select m.pack_id, sum(q.impressions * m.quantity)::int as sum
    from pack_members m join products q on q.id = m.member_id
    group by m.pack_id
    having bool_and(q.impressions is not null)
  ) pages
  where pages.pack_id = p.id and p.impressions is null;
$$;

/*
 * Lists the effective price of these articles anew and, where it changed, notes it in the price history with the
 * lowest price of the 30 days before: what a crossed-out price must show (EU Omnibus). Every change of a price ends
 * here, in the transaction that makes it. A price counts for as long as it stood, so the one that stood 30 days ago
 * counts too, and so does the one that ends now.
 */
create or replace function list_prices_anew(ids integer[]) returns void language sql as $$
  with due as (
    select id, effective_price(regular_price_cents, sale_price_cents, sale_from, sale_to, now()) as price_cents
    from products where id = any(ids)
      and listed_price_cents <> effective_price(regular_price_cents, sale_price_cents, sale_from, sale_to, now())
    order by id for no key update
  ), changed as (
    update products p set listed_price_cents = due.price_cents,
      lowest_price_30d_cents = least(p.listed_price_cents, (
        select min(h.price_cents) from price_history h
        where h.product_id = p.id and h.valid_from >= coalesce((
          select max(o.valid_from) from price_history o
          where o.product_id = p.id and o.valid_from <= now() - interval '30 days'), '-infinity')))
    from due where p.id = due.id returning p.id, p.listed_price_cents
  )
  insert into price_history (product_id, price_cents) select id, listed_price_cents from changed;

  update products set listed_cost_per_page = round(listed_price_cents * 1000.0 / impressions)
  where id = any(ids) and listed_cost_per_page is distinct from round(listed_price_cents * 1000.0 / impressions)::integer;
$$;
