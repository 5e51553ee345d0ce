set lock_timeout = '2s';

-- A mail about a cart that was left, with what was in it: its link rebuilds the cart on any device.
create table cart_reminders (
  id integer generated always as identity primary key,
  cart_id integer references carts on delete set null,
  -- [{ "product_id", "product_color_id", "quantity", "name" }]
  lines jsonb not null,
  sent_at timestamptz not null default now()
);
create index cart_reminders_by_cart on cart_reminders (cart_id, sent_at desc) where cart_id is not null;
create index cart_reminders_by_age on cart_reminders (sent_at);
