set lock_timeout = '2s';

alter table users
  add column password_changed_at timestamptz,
  add column marketing_consent_at timestamptz,
  -- kinds of notifications this customer does not want
  add column muted_notifications text[] not null default '{}',
  add column company_name text,
  add column vat_number text,
  -- what the VIES register said of the number, and when
  add column vat_check jsonb;

create table addresses (
  id integer generated always as identity primary key,
  user_id integer not null references users on delete cascade,
  first_name text not null,
  last_name text not null,
  street text not null,
  city text not null,
  state text not null,
  postal_code text not null,
  country text not null constraint addresses_country_served check (country in ('BE', 'FR', 'NL', 'DE', 'LU')),
  phone text,
  is_default boolean not null default false,
  created_at timestamptz not null default now()
);
create index addresses_by_user on addresses (user_id, id);
create unique index addresses_one_default_per_user on addresses (user_id) where is_default;

create table customer_printers (
  user_id integer not null references users on delete cascade,
  printer_id integer not null references printers on delete cascade,
  nickname text,
  -- the one the header names and lists are filtered for
  is_main boolean not null default false,
  created_at timestamptz not null default now(),
  primary key (user_id, printer_id)
);
create unique index customer_printers_one_main_per_user on customer_printers (user_id) where is_main;

alter table wishlist_items
  -- what it cost when it was saved, to say that it is cheaper now
  add column saved_price_cents integer,
  -- what its owner was told last: a change of it is a notification
  add column known_price_cents integer,
  add column known_in_stock boolean;
create index wishlist_items_by_product on wishlist_items (product_id);

create table notifications (
  id integer generated always as identity primary key,
  user_id integer not null references users on delete cascade,
  type text not null constraint notifications_type_known check (type in ('info', 'order', 'wishlist', 'cart', 'product', 'system')),
  -- ours are a template with its parameters, shown in the reader's language; those of staff are text
  template text,
  params jsonb not null default '{}',
  title text,
  message text,
  related_id integer,
  -- the same event is told once: 'order-placed:4711'
  dedupe_key text constraint notifications_dedupe_key_unique unique,
  read_at timestamptz,
  created_at timestamptz not null default now(),
  constraint notifications_template_or_text check ((template is null) = (title is not null and message is not null))
);
create index notifications_by_user on notifications (user_id, id desc);
create index notifications_unread on notifications (user_id, id desc) where read_at is null;
