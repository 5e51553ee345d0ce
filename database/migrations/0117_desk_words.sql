set lock_timeout = '2s';

-- The words by which staff find an article: its codes, as they are and without punctuation, and its names. Kept
-- beside them, since taking accents off costs more than looking.
alter table products add column desk_words text not null default '';
create function note_desk_words() returns trigger language plpgsql as $$
begin
  new.desk_words := plain_text(concat_ws(' ', new.sku, new.ean_number, new.manufacturer_code, new.cartridge_code,
    search_key(new.sku), search_key(new.manufacturer_code), search_key(new.cartridge_code), new.name, new.name_nl, new.name_fr));
  return new;
end $$;
create trigger products_desk_words_noted
  before insert or update of sku, ean_number, manufacturer_code, cartridge_code, name, name_nl, name_fr on products
  for each row execute function note_desk_words();
update products set sku = sku;
