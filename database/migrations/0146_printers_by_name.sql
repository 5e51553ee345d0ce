-- no-transaction
set lock_timeout = '2s';
-- Files of articles name printers as people do; of 90,000 they were looked for from end to end.
create index concurrently if not exists printers_by_name_in_any_case on printers (lower(name));
