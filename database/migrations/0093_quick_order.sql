set lock_timeout = '2s';

-- The last list somebody checked under quick order: a guest's or a customer's.
create table quick_order_lists (
  id integer generated always as identity primary key,
  user_id integer constraint quick_order_lists_one_per_user unique references users on delete cascade,
  guest_hash bytea constraint quick_order_lists_one_per_guest unique,
  content text not null constraint quick_order_lists_length check (char_length(content) <= 20000),
  saved_at timestamptz not null default now(),
  constraint quick_order_lists_owner check (num_nonnulls(user_id, guest_hash) = 1)
);
create index quick_order_lists_of_guests on quick_order_lists (saved_at) where guest_hash is not null;
