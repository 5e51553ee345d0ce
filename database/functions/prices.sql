/* What an article costs at a moment: the sale price while its window runs, else the regular price. */
create or replace function effective_price(regular integer, sale integer, sale_from timestamptz, sale_to timestamptz, at timestamptz)
returns integer language sql immutable parallel safe
return case when sale is not null and (sale_from is null or sale_from <= at) and (sale_to is null or at < sale_to)
  then sale else regular end;
