-- When the shop was last audited, in its only row: the next run asks the payment provider about what came since.
create table audit_runs (
  id integer primary key default 1 constraint audit_runs_one_row check (id = 1),
  at timestamptz not null default now(),
  findings integer not null
);
