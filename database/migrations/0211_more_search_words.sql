insert into search_synonyms (language, word, means) values
  ('nl', 'hoesje', 'showtassen'),
  ('nl', 'hoesjes', 'showtassen'),
  ('nl', 'plastieken hoesjes', 'showtassen'),
  ('nl', 'plastieken mapjes', 'showtassen')
on conflict do nothing;
