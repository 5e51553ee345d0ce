set lock_timeout = '2s';

-- The last number given of each series. The row is raised in the transaction that issues, so that what is rolled back
-- leaves no gap.
create table document_counters (
  kind text not null constraint document_counters_kind_known check (kind in ('invoice', 'credit_note')),
  year integer not null,
  last_number integer not null constraint document_counters_positive check (last_number > 0),
  primary key (kind, year)
);

-- Invoices and credit notes as issued. Rows are added, never changed.
create table documents (
  id integer generated always as identity primary key,
  kind text not null constraint documents_kind_known check (kind in ('invoice', 'credit_note')),
  year integer not null,
  sequence integer not null,
  number text not null constraint documents_number_unique unique,
  order_id integer not null references orders,
  refund_id integer constraint documents_one_per_refund unique references refunds,
  total_cents integer not null,
  issued_on date not null,
  -- everything it says, as JSON text; the checksum is its SHA-256
  snapshot text not null,
  checksum bytea not null,
  created_at timestamptz not null default now(),
  constraint documents_sequence_unique unique (kind, year, sequence),
  constraint documents_credit_note_of_refund check ((kind = 'credit_note') = (refund_id is not null))
);
create unique index documents_one_invoice_per_order on documents (order_id) where kind = 'invoice';
create index documents_by_order on documents (order_id, id);

create function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception 'rows of % are never changed or deleted', tg_table_name using errcode = 'restrict_violation';
end $$;
create trigger documents_unchangeable before update or delete on documents for each row execute function refuse_change();
create trigger documents_not_emptied before truncate on documents for each statement execute function refuse_change();

-- Files made of a document, in the media store.
create table document_files (
  document_id integer not null references documents,
  format text not null constraint document_files_format_known check (format in ('pdf', 'ubl')),
  media_key text not null,
  checksum bytea not null,
  created_at timestamptz not null default now(),
  primary key (document_id, format)
);
create trigger document_files_unchangeable before update or delete on document_files
  for each row execute function refuse_change();

-- Documents on their way to the customer's access point.
create table e_invoices (
  document_id integer primary key references documents,
  status text not null default 'queued' constraint e_invoices_status_known check (status in ('queued', 'sent', 'failed')),
  attempts integer not null default 0,
  next_attempt_at timestamptz not null default now(),
  last_error text,
  sent_at timestamptz
);
create index e_invoices_queued on e_invoices (next_attempt_at) where status = 'queued';
