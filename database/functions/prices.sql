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

/* The lowest price of an article in the 30 days before now. A price counts for as long as it stood: the one of 30 days ago does, too. */
create or replace function lowest_price_30d(article integer) returns integer language sql stable
return (
  select min(h.price_cents) from price_history h
  where h.product_id = article and h.valid_from >= coalesce((
    select max(o.valid_from) from price_history o
    where o.product_id = article and o.valid_from <= now() - interval '30 days'), '-infinity'));

/* The lowest price of the 30 days before an article came to be listed for `price`, which was `before`. */
create or replace function lowest_price_after(article integer, price integer, before integer, lowest integer) returns integer language sql stable
return case when price = before then lowest else least(before, lowest_price_30d(article)) end;

/* In hundredths of a cent. */
create or replace function cost_per_page(price integer, pages integer) returns integer language sql immutable parallel safe
return round(price * 1000.0 / pages);

/*
 * Sets the prices of articles, which are in the same place of each list, and lists what they cost now. Where that
 * changes, it is noted in the price history with the lowest price of the 30 days before: what a crossed-out price must
 * show (EU Omnibus). Every change of a price ends here, in the transaction that makes it, and writes each article once; an edited article is listed
 * anew with all else that is written of it, by the same functions.
 */
create or replace function set_prices(
  ids integer[], regular_cents integer[], sale_cents integer[], sales_from timestamptz[], sales_to timestamptz[]
) returns void language sql as $$
  with due as (
    select p.id, w.regular, w.sale, w.sale_from, w.sale_to, p.listed_price_cents as before,
      effective_price(w.regular, w.sale, w.sale_from, w.sale_to, now()) as price,
      (w.regular, w.sale, w.sale_from, w.sale_to)
        is distinct from (p.regular_price_cents, p.sale_price_cents, p.sale_from, p.sale_to) as is_edited
    from unnest(ids, regular_cents, sale_cents, sales_from, sales_to) as w (id, regular, sale, sale_from, sale_to)
    join products p on p.id = w.id
    order by p.id for no key update of p
  ), changed as (
    update products p set
      regular_price_cents = due.regular, sale_price_cents = due.sale, sale_from = due.sale_from, sale_to = due.sale_to,
      listed_price_cents = due.price,
      listed_cost_per_page = cost_per_page(due.price, p.impressions),
      lowest_price_30d_cents = lowest_price_after(p.id, due.price, due.before, p.lowest_price_30d_cents),
      version = p.version + due.is_edited::integer
    from due where p.id = due.id returning p.id, due.price, due.before
  )
  insert into price_history (product_id, price_cents) select id, price from changed where price <> before;
$$;

/* Brings what these articles are listed for in line with their prices, the moment and their pages. */
create or replace function list_prices_anew(ids integer[]) returns void language sql as $$
  select set_prices(array_agg(id), array_agg(regular_price_cents), array_agg(sale_price_cents),
    array_agg(sale_from), array_agg(sale_to))
  from products where id = any(ids) and (
    listed_price_cents <> effective_price(regular_price_cents, sale_price_cents, sale_from, sale_to, now())
    or listed_cost_per_page is distinct from cost_per_page(listed_price_cents, impressions))
  having count(*) > 0;
$$;
