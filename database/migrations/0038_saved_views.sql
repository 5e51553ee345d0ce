set lock_timeout = '2s';

-- A list as a member of staff wants to find it again: its filters, order and columns.
create table saved_views (
  id integer generated always as identity primary key,
  user_id integer not null references users on delete cascade,
  screen text not null,
  name text not null,
  query text not null,
  created_at timestamptz not null default now(),
  constraint saved_views_name_unique unique (user_id, screen, name)
);
