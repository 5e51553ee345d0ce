set lock_timeout = '2s';

-- What staff took off a queue of work on the catalogue as not needed.
create table cockpit_dismissals (
  id integer generated always as identity primary key,
  queue text not null,
  -- the id of an article or printer, or a term
  subject text not null,
  -- that of the article or printer when it was dismissed: edited since, it comes back
  version integer,
  reason text not null default '',
  dismissed_by integer references users on delete set null,
  dismissed_at timestamptz not null default now(),
  constraint cockpit_dismissals_once unique (queue, subject)
);
