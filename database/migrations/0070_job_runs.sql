-- When work that comes by itself was done last: the queue forgets its jobs after a day.
create table job_runs (
  queue text primary key,
  started_at timestamptz not null,
  took_ms integer not null,
  -- of the last run, when it failed
  error text
);
