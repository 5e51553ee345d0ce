set lock_timeout = '2s';

-- What staff see live: `kind:id`, and `kind:id:user` for what only one of them is told. Ids alone travel;
-- whoever hears of something reads it by the ordinary calls. A notification is sent by the commit, so
-- nothing is told that did not happen, and the same one is sent once in a transaction.
create function tell_staff() returns trigger language plpgsql as $$
begin
  perform pg_notify('staff_live', tg_argv[0] || ':' || coalesce(new.id, old.id));
  return null;
end $$;

-- For what belongs to an order.
create function tell_staff_of_order() returns trigger language plpgsql as $$
begin
  perform pg_notify('staff_live', 'order:' || new.order_id);
  return null;
end $$;

create trigger orders_told after insert on orders
  for each row execute function tell_staff('order');
create trigger order_events_told after insert on order_events
  for each row execute function tell_staff_of_order();
create trigger order_notes_told after insert on order_notes
  for each row execute function tell_staff_of_order();
create trigger payments_told after update of status on payments
  for each row when (old.status <> new.status) execute function tell_staff_of_order();
create trigger payment_checks_told after insert or update on payment_checks
  for each row execute function tell_staff('payment');
create trigger contact_submissions_told after insert or update or delete on contact_submissions
  for each row execute function tell_staff('message');
create trigger reviews_told after insert or update or delete on reviews
  for each row execute function tell_staff('review');
create trigger withdrawals_told after insert or update on withdrawals
  for each row execute function tell_staff('withdrawal');
create trigger mails_told after update of status on mails
  for each row when (new.status = 'failed' and old.status <> 'failed') execute function tell_staff('mail');

-- One statement may write to every customer: only the rows of staff are told.
create function tell_staff_of_notifications() returns trigger language plpgsql as $$
begin
  perform pg_notify('staff_live', 'notification::' || u.id)
  from users u where u.role <> 'customer' and u.id in (select user_id from told);
  return null;
end $$;

create trigger notifications_told_new after insert on notifications
  referencing new table as told for each statement execute function tell_staff_of_notifications();
create trigger notifications_told_read after update on notifications
  referencing new table as told for each statement execute function tell_staff_of_notifications();
create trigger notifications_told_gone after delete on notifications
  referencing old table as told for each statement execute function tell_staff_of_notifications();

-- A sign-in of staff that is over ends its streams.
create trigger sessions_told after update of ended_at on sessions
  for each row when (old.realm = 'admin' and old.ended_at is null and new.ended_at is not null)
  execute function tell_staff('access');
create trigger sessions_told_gone after delete on sessions
  for each row when (old.realm = 'admin') execute function tell_staff('access');
create trigger users_told after update of role, blocked_at, deleted_at on users
  for each row when (old.role <> 'customer') execute function tell_staff('access');
