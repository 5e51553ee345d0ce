set lock_timeout = '2s';

-- Of the pieces refunded, those that had not left the shop: nobody ships them any more.
alter table refund_lines add column unshipped integer not null default 0
  constraint refund_lines_unshipped_within_quantity check (unshipped between 0 and quantity);
-- The credit note of a refund that was made.
alter table refunds add column credit_note_number text;
