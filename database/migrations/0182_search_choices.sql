set lock_timeout = '2s';

-- Was the term searched for in another spelling, and how often was one of its results opened? Without a person.
alter table search_terms
  add column corrected boolean not null default false,
  add column choices integer not null default 0;

-- Which results those were.
create table search_choices (
  term text not null,
  language text not null,
  on_day date not null default current_date,
  kind text not null constraint search_choices_kind_known check (kind in ('product', 'printer', 'category')),
  target_id integer not null,
  choices integer not null default 1,
  primary key (term, language, on_day, kind, target_id)
);
create index search_choices_by_day on search_choices (on_day);
