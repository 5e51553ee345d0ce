set lock_timeout = '2s';

-- Files of articles that staff upload, and how far each has come: whoever looks for work goes on with it.
create table catalogue_imports (
  id integer generated always as identity primary key,
  file_name text not null,
  format text not null constraint catalogue_imports_format_known check (format in ('csv', 'json')),
  encoding text not null default 'UTF-8',
  delimiter text not null default '',
  state text not null default 'reading' constraint catalogue_imports_state_known
    check (state in ('reading', 'columns', 'checking', 'checked', 'applying', 'done', 'cancelled')),
  -- the file's headings in their order, each with what it goes to and its first values
  columns jsonb not null default '[]',
  is_remembered boolean not null default false,
  creates boolean not null default true,
  rows integer not null default 0,
  -- rows up to this line have been checked, or applied
  done_line integer not null default 0,
  -- rows of this round that were written, and rows that wait for an article further down
  round_written integer not null default 0,
  round_waiting integer not null default 0,
  created_by integer not null references users,
  applied_by integer references users,
  -- the network that whoever applies it called from, for the audit log
  ip text not null default '',
  created_at timestamptz not null default now(),
  applied_at timestamptz,
  finished_at timestamptz
);
create index catalogue_imports_at_work on catalogue_imports (id) where state in ('reading', 'checking', 'applying');

create table catalogue_import_rows (
  import_id integer not null references catalogue_imports on delete cascade,
  line integer not null,
  -- heading → value, without the empty cells
  cells jsonb not null,
  -- the SKU or EAN by which its article is found, as soon as it is looked at
  key text,
  outcome text constraint catalogue_import_rows_outcome_known check (outcome in ('create', 'change', 'same', 'failed')),
  product_id integer,
  -- of the article when its difference was shown
  product_version integer,
  changes jsonb,
  faults jsonb,
  is_done boolean not null default false,
  primary key (import_id, line)
);
create index catalogue_import_rows_by_key on catalogue_import_rows (import_id, key) where key is not null;
create index catalogue_import_rows_by_outcome on catalogue_import_rows (import_id, outcome, line);

-- What the columns of a file meant the last time.
create table catalogue_import_mappings (
  headings text primary key,
  mapping jsonb not null,
  used_at timestamptz not null default now()
);

-- What made a change beside the person who did: `catalogue_import:12`.
alter table audit_log add column cause text;
