set lock_timeout = '2s';

-- A cart has at most 100 lines from now on; of larger ones the newest stay.
delete from cart_items where id in (
  select id from (select id, row_number() over (partition by cart_id order by id desc) as place from cart_items) line
  where place > 100
);

-- An address that an account had, for whoever gets its mail: the link that was sent there takes it back.
create table email_restores (
  id integer generated always as identity primary key,
  -- sha256 of the token: the token itself is only in the mail
  token_hash bytea not null constraint email_restores_by_token unique,
  user_id integer not null references users on delete cascade,
  email citext not null,
  expires_at timestamptz not null
);
create index email_restores_by_user on email_restores (user_id);
create index email_restores_by_email on email_restores (email);
create index email_restores_by_expiry on email_restores (expires_at);

-- Secrets that every process of this installation shares and nobody has to set.
create table installation_secrets (
  name text primary key,
  value text not null
);
