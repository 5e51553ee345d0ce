set lock_timeout = '2s';

/* What staff find an order by, besides its parcels: number, email, names and companies, without accents. */
create function order_search_text(number text, email text, billing jsonb, shipping jsonb) returns text
language sql immutable parallel safe
return plain_text(concat_ws(' ', number, email,
  billing ->> 'first_name', billing ->> 'last_name', billing ->> 'company_name',
  shipping ->> 'first_name', shipping ->> 'last_name', shipping ->> 'company_name'));
