set lock_timeout = '2s';
-- Cartridges a printer takes that the shop does not sell, as they are called on the pack: {604}.
alter table printers add column codes_not_sold text[] not null default '{}';
