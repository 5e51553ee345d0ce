create table wishlist_items (
  id integer generated always as identity primary key,
  user_id integer not null references users on delete cascade,
  product_id integer not null references products on delete cascade,
  product_color_id integer references product_colors on delete cascade,
  created_at timestamptz not null default now(),
  constraint wishlist_items_once_per_article unique nulls not distinct (user_id, product_id, product_color_id)
);
