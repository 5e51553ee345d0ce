set lock_timeout = '2s';

-- Other names people give a printer, and what it is called elsewhere.
alter table printers add column aliases text[] not null default '{}';
create index printers_by_name on printers (name, id);

-- The address of a printer that was renamed or merged into another leads on.
alter table former_slugs drop constraint former_slugs_kind_known;
alter table former_slugs add constraint former_slugs_kind_known
  check (kind in ('product', 'category', 'article', 'printer')) not valid;
create trigger printers_slug_kept after update of slug on printers
  for each row when (old.slug <> new.slug) execute function keep_former_slug('printer');
