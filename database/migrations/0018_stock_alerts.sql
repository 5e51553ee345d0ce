set lock_timeout = '2s';

-- Who wants to hear, once and by mail, that an article can be bought again. The mail uses the row up.
create table stock_alerts (
  id integer generated always as identity primary key,
  product_id integer not null references products on delete cascade,
  product_color_id integer references product_colors on delete cascade,
  -- a customer is written to at the address of the account, a guest at the one given
  user_id integer references users on delete cascade,
  email citext,
  -- in which a guest is written to; a customer has a language of the account
  language text not null constraint stock_alerts_language_known check (language in ('en', 'nl', 'fr')),
  created_at timestamptz not null default now(),
  constraint stock_alerts_exactly_one_reader check (num_nonnulls(user_id, email) = 1),
  constraint stock_alerts_once_per_article unique nulls not distinct (product_id, product_color_id, user_id, email)
);
create index stock_alerts_by_user on stock_alerts (user_id) where user_id is not null;
create index stock_alerts_by_email on stock_alerts (email) where email is not null;
create index stock_alerts_by_age on stock_alerts (created_at);

/* Notes a changed article in the transaction that changes it, so that no writer can forget it. */
create or replace function note_wish_check(article integer) returns void language sql
begin atomic
  insert into wish_checks (product_id)
  select article where exists (select from wishlist_items w where w.product_id = article)
    or exists (select from stock_alerts a where a.product_id = article);
end;
