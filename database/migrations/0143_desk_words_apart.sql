set lock_timeout = '2s';

-- The words by which staff find an article, in rows of their own: those of articles are so long that reading the words
-- of all of them took most of a second, and every change of an article entered its words into their index anew.
create table product_desk_words (
  product_id integer primary key references products on delete cascade,
  words text not null
);
-- An article that is written meanwhile would be missed; reading goes on.
lock table products in share row exclusive mode;
insert into product_desk_words (product_id, words) select id, desk_words from products;

create or replace function note_desk_words() returns trigger language plpgsql as $$
begin
  insert into product_desk_words as w (product_id, words)
  values (new.id, plain_text(concat_ws(' ', new.sku, new.ean_number, new.manufacturer_code, new.cartridge_code,
    search_key(new.sku), search_key(new.manufacturer_code), search_key(new.cartridge_code), new.name, new.name_nl, new.name_fr)))
  on conflict (product_id) do update set words = excluded.words where w.words <> excluded.words;
  return null;
end $$;
drop trigger products_desk_words_noted on products;
create trigger products_desk_words_noted
  after insert or update of sku, ean_number, manufacturer_code, cartridge_code, name, name_nl, name_fr on products
  for each row execute function note_desk_words();
alter table products drop column desk_words;
