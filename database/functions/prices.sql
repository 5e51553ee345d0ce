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
