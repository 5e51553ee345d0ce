set lock_timeout = '2s';

-- A cart has at most 100 lines from now on; of larger ones the newest stay.
delete from cart_items where id in (
  select id from (select id, row_number() over (partition by cart_id order by id desc) as place from cart_items) line
  where place > 100
);
