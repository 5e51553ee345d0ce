-- Lines a visitor has put aside: they belong to the cart and are not ordered with it.
create table saved_lines (
  id integer generated always as identity primary key,
  cart_id integer not null references carts on delete cascade,
  product_id integer not null references products on delete cascade,
  product_color_id integer references product_colors on delete cascade,
  quantity integer not null constraint saved_lines_quantity_positive check (quantity > 0),
  created_at timestamptz not null default now(),
  constraint saved_lines_one_per_article unique nulls not distinct (cart_id, product_id, product_color_id)
);
create index saved_lines_by_product on saved_lines (product_id);
create index saved_lines_by_color on saved_lines (product_color_id) where product_color_id is not null;
