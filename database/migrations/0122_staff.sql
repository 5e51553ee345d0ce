set lock_timeout = '2s';

-- Of staff: with what and from where somebody signed in, to tell a stranger's sign-in from one's own.
alter table sessions add column device text;
alter table sessions add column network text;

-- Somebody was asked to join the staff and has not set a password yet.
create table staff_invitations (
  user_id integer primary key references users on delete cascade,
  -- sha256 of the token: the token itself is only in the mail
  token_hash bytea not null constraint staff_invitations_token_unique unique,
  sent_at timestamptz not null default now(),
  expires_at timestamptz not null
);
