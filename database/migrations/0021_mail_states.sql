-- no-transaction
-- The table alone says what becomes of a mail: when it is tried next, until when, and whether a limit
-- holds it back. This file may be repeated.
set lock_timeout = '2s';

alter table mails
  -- of a mail that is being sent, when another worker may take it over
  add column if not exists next_attempt_at timestamptz not null default now(),
  -- three days after the first refusal
  add column if not exists give_up_at timestamptz,
  -- afterwards it says nothing true any more: a code
  add column if not exists expires_at timestamptz,
  -- the network that caused it, of mails that anybody can cause; erased after a day
  add column if not exists network text,
  -- when the limits per recipient and network let it out
  add column if not exists released_at timestamptz,
  -- when staff looked at a failed mail
  add column if not exists looked_at timestamptz;

alter table mails drop constraint if exists mails_status_known;
-- waiting: held back by a limit; kept: no mail server is set
alter table mails add constraint mails_status_known
  check (status in ('queued', 'waiting', 'sent', 'kept', 'failed', 'expired')) not valid;
alter table mails validate constraint mails_status_known;

-- Mails whose job gave up are sent now, but no code that is over.
update mails set expires_at = created_at + interval '10 minutes'
where template = 'password-code' and status = 'queued' and expires_at is null;

drop index concurrently if exists mails_due;
create index concurrently mails_due on mails (next_attempt_at, id) where status in ('queued', 'waiting');
drop index concurrently if exists mails_queued;

drop index concurrently if exists mails_given_up;
create index concurrently mails_given_up on mails (id) where status = 'failed';

drop index concurrently if exists mails_released_to;
create index concurrently mails_released_to on mails (lower(recipient), released_at) where released_at is not null;

drop index concurrently if exists mails_released_from;
create index concurrently mails_released_from on mails (network, released_at) where network is not null;

-- who asked for the alert: its mail counts as one from there
alter table stock_alerts add column if not exists network text;
