set lock_timeout = '2s';

-- What staff prove besides their password: the secret their authenticator app shares with us, encrypted.
create table second_factors (
  user_id integer primary key references users on delete cascade,
  secret bytea not null,
  -- null until a first code has shown that the app has it
  confirmed_at timestamptz,
  -- of the last code taken: none is taken twice
  last_step bigint,
  created_at timestamptz not null default now()
);

-- Each lets in once, when the app is out of reach. Keyed hashes.
create table recovery_codes (
  user_id integer not null references second_factors on delete cascade,
  code_hash bytea not null,
  primary key (user_id, code_hash)
);

-- Somebody has given the right password and owes the code.
create table sign_in_challenges (
  token_hash bytea primary key,
  user_id integer not null references users on delete cascade,
  is_remembered boolean not null,
  expires_at timestamptz not null
);
create index sign_in_challenges_by_end on sign_in_challenges (expires_at);

-- When a code was given for this sign-in.
alter table sessions add column proven_at timestamptz;
