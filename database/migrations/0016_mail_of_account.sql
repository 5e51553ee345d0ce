set lock_timeout = '2s';

-- Whose account a mail is about. An address is not enough: it changes, and nobody has proved to own it.
alter table mails add column user_id integer references users;

update mails m set user_id = u.id from users u
where m.template in ('welcome', 'password-code', 'password-changed', 'email-changed') and split_part(m.dedupe_key, ':', 2) = u.id::text;
update mails m set user_id = o.user_id from orders o
where m.template = 'order-received' and split_part(m.dedupe_key, ':', 2) = o.id::text;

create index mails_by_user on mails (user_id) where user_id is not null;
