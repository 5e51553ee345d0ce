create table carts (
  id integer generated always as identity primary key,
  user_id integer constraint carts_one_per_user unique references users on delete cascade,
  -- sha256 of the guest id: the id itself is a capability and is not kept
  guest_hash bytea constraint carts_one_per_guest unique,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint carts_exactly_one_owner check (num_nonnulls(user_id, guest_hash) = 1)
);

create table cart_items (
  id integer generated always as identity primary key,
  cart_id integer not null references carts on delete cascade,
  product_id integer not null references products on delete cascade,
  product_color_id integer references product_colors on delete cascade,
  quantity integer not null constraint cart_items_quantity_positive check (quantity > 0),
  created_at timestamptz not null default now(),
  constraint cart_items_one_line_per_article unique nulls not distinct (cart_id, product_id, product_color_id)
);
