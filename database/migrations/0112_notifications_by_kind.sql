-- no-transaction
set lock_timeout = '2s';
create index concurrently if not exists notifications_by_type on notifications (type, id desc);
create index concurrently if not exists notifications_unread_of_all on notifications (id desc) where read_at is null;
create index concurrently if not exists notifications_by_sending on notifications (sending_id, read_at) where sending_id is not null;
