-- A search for one kind of article walks that kind alone in the order of favour.
create index products_of_a_kind on products (type, in_stock desc, popularity desc, id desc)
  include (origin, brand_id, color_id, stock_kind, capacity, number_of_cartridges, listed_price_cents,
    for_brand_ids, color_slugs)
  where status = 'active';

drop index products_of_their_name;
create index products_of_their_name on products (id) include (type, color_id, name_document)
  where status = 'active' and type not in ('inkjet', 'toner', 'drum');
