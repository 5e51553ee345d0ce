-- no-transaction
set lock_timeout = '2s';
create index concurrently if not exists stock_movements_by_order on stock_movements (order_id) where order_id is not null;
