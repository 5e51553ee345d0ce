-- A pack prints what its members print together. Where a maker states its own number, that stays.
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
