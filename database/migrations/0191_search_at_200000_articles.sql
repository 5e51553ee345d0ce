-- A search walks the articles in the order of favour until it has enough. With what it asks of them in
-- the index itself it reads 73 MB instead of a heap of 937 (200,000 articles).
create index products_by_what_is_asked on products (in_stock desc, popularity desc, id desc)
  include (type, origin, brand_id, color_id, stock_kind, capacity, number_of_cartridges, listed_price_cents,
    for_brand_ids, color_slugs, name_document)
  where status = 'active';
drop index products_by_favour;

-- Stationery says its colour and what it is in its name alone.
create index products_of_their_name on products (id) include (type, name_document)
  where status = 'active' and type not in ('inkjet', 'toner', 'drum');

drop index product_keys_by_prefix;
create index product_keys_by_prefix on product_keys (key text_pattern_ops) include (product_id, rank);
