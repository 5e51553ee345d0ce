set lock_timeout = '2s';

-- Many prices changed at once by staff, to be undone at once.
create table price_batches (
  id integer generated always as identity primary key,
  kind text not null constraint price_batches_kind_known check (kind in ('regular', 'discount')),
  status text not null constraint price_batches_status_known
    check (status in ('scheduled', 'applied', 'reverted', 'cancelled')),
  -- the rule with its rounding, and what it was applied to, as staff gave them
  rule jsonb not null,
  selection jsonb not null,
  note text,
  starts_at timestamptz,
  applied_at timestamptz,
  reverted_at timestamptz,
  changed integer not null default 0,
  skipped integer not null default 0,
  restored integer not null default 0,
  created_by integer references users on delete set null,
  created_at timestamptz not null default now()
);
create index price_batches_by_kind on price_batches (kind, id desc);
create index price_batches_due on price_batches (starts_at) where status = 'scheduled';

-- What each article cost before and after. A batch changes, and gives back, only what still stands as it was.
create table price_batch_rows (
  batch_id integer not null references price_batches on delete cascade,
  product_id integer not null references products on delete cascade,
  old_regular_cents integer not null,
  old_sale_cents integer,
  old_sale_from timestamptz,
  old_sale_to timestamptz,
  new_regular_cents integer not null,
  new_sale_cents integer,
  new_sale_from timestamptz,
  new_sale_to timestamptz,
  is_done boolean not null default false,
  primary key (batch_id, product_id)
);
create index price_batch_rows_by_product on price_batch_rows (product_id);
