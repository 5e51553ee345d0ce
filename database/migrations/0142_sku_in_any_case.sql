-- no-transaction
set lock_timeout = '2s';
-- An SKU is one code however it is written: `hp-338-bk` beside HP-338-BK would be a second article of the same code.
create unique index concurrently if not exists products_sku_in_any_case on products (lower(sku));
