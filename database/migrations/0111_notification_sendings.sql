set lock_timeout = '2s';

-- What staff sent to one account or to all: how many got it; how many read it is counted.
create table notification_sendings (
  id integer generated always as identity primary key,
  actor_id integer references users on delete set null,
  -- null: to all
  user_id integer references users on delete cascade,
  type text not null constraint notification_sendings_type_known check (type in ('info', 'order', 'wishlist', 'cart', 'product', 'system')),
  title text not null,
  message text not null,
  related_id integer,
  recipients integer not null default 0,
  created_at timestamptz not null default now()
);
create index notification_sendings_by_age on notification_sendings (created_at);
create index notification_sendings_by_user on notification_sendings (user_id);
alter table notifications add column sending_id integer;
