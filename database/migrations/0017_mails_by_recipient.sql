set lock_timeout = '2s';

create index mails_by_recipient on mails (lower(recipient) text_pattern_ops, id desc);
