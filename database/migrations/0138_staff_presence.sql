set lock_timeout = '2s';

-- Which record each tab of the back office has open. A row says something for less than a minute, so
-- it need not outlive a crash.
create unlogged table staff_presence (
  tab uuid primary key,
  user_id integer not null references users on delete cascade,
  entity text not null,
  entity_id text not null,
  is_editing boolean not null,
  since timestamptz not null default now(),
  seen_at timestamptz not null default now()
);
create index staff_presence_of_record on staff_presence (entity, entity_id);
create index staff_presence_of_user on staff_presence (user_id);
create index staff_presence_by_age on staff_presence (seen_at);

-- Tells who came, went, or began to edit; that somebody is still there is no news.
create function tell_staff_of_presence() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' then
    perform pg_notify('staff_live', 'presence:' || old.entity || '/' || old.entity_id);
  end if;
  if tg_op <> 'DELETE' then
    perform pg_notify('staff_live', 'presence:' || new.entity || '/' || new.entity_id);
  end if;
  return null;
end $$;

create trigger staff_presence_told_came after insert or delete on staff_presence
  for each row execute function tell_staff_of_presence();
create trigger staff_presence_told_changed after update on staff_presence
  for each row when ((old.entity, old.entity_id, old.is_editing) is distinct from (new.entity, new.entity_id, new.is_editing))
  execute function tell_staff_of_presence();
