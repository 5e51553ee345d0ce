set lock_timeout = '2s';

-- A sign-in lives on through its refresh tokens; each is used once, and using one again ends the sign-in.
alter table sessions add column is_remembered boolean not null default false;

create table session_tokens (
  -- sha256 of the token: the token itself is only in the browser
  token_hash bytea primary key,
  session_id bigint not null references sessions on delete cascade,
  kind text not null constraint session_tokens_kind_known check (kind in ('access', 'refresh')),
  expires_at timestamptz not null,
  -- a refresh token that was exchanged for the next one
  used_at timestamptz,
  created_at timestamptz not null default now()
);
create index session_tokens_by_session on session_tokens (session_id);
create index session_tokens_by_expiry on session_tokens (expires_at);

insert into session_tokens (token_hash, session_id, kind, expires_at)
select access_token_hash, id, 'access', access_expires_at from sessions where ended_at is null;
alter table sessions drop column access_token_hash, drop column access_expires_at;
create index sessions_by_creation on sessions (created_at);

-- Points of the limits on failed sign-ins and codes; the limiter forgets them by itself.
create unlogged table limit_points (
  key varchar(255) primary key,
  points integer not null default 0,
  expire bigint
);

-- Forgotten passwords: a mailed code, then a token for the one change it allows. Newest only.
create table password_codes (
  user_id integer primary key references users on delete cascade,
  -- keyed hash: the code itself is nowhere but in the mail
  code_hmac bytea not null,
  code_expires_at timestamptz not null,
  tries integer not null default 0,
  reset_token_hash bytea,
  reset_expires_at timestamptz,
  created_at timestamptz not null default now()
);

-- Mails with a code: text and html carry a place for it, and it is kept encrypted until it went out.
alter table mails add column secret bytea;
alter table mails add column is_for_staff boolean not null default false;
