set lock_timeout = '2s';

-- What visitors wrote to the shop; shown as CT- and the id.
create table contact_submissions (
  id integer generated always as identity primary key,
  name text not null constraint contact_submissions_name_length check (char_length(name) <= 120),
  email citext not null,
  subject text not null constraint contact_submissions_subject_length check (char_length(subject) <= 200),
  message text not null default '' constraint contact_submissions_message_length check (char_length(message) <= 5000),
  language text not null default 'en',
  status text not null default 'new' constraint contact_submissions_status_known check (status in ('new', 'read', 'replied')),
  created_at timestamptz not null default now(),
  version integer not null default 1
);
create index contact_submissions_by_status on contact_submissions (status, id desc);
create index contact_submissions_by_age on contact_submissions (created_at);
