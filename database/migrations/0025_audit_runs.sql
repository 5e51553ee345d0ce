-- When the shop was last audited: the next run asks the payment provider about what came since.
create table audit_runs (
  id integer generated always as identity primary key,
  at timestamptz not null default now(),
  findings integer not null
);
