set lock_timeout = '2s';

alter table reviews drop constraint reviews_status_known;
update reviews set status = 'rejected' where status = 'hidden';
alter table reviews
  add constraint reviews_status_known check (status in ('pending', 'published', 'rejected')),
  add constraint reviews_lengths check (char_length(title) <= 120 and char_length(opinion) <= 4000 and char_length(name) <= 80) not valid,
  -- the shop's answer, for everybody to read
  add column reply text,
  add column replied_at timestamptz,
  -- why it is not shown, for staff
  add column reason text,
  -- when staff last decided: a rejected one is forgotten some time after
  add column decided_at timestamptz,
  add column version integer not null default 1;
alter table reviews validate constraint reviews_lengths;
create index reviews_by_status on reviews (status, id desc);

-- What lists and product pages show of an article's published reviews.
alter table products
  add column review_count integer not null default 0,
  add column review_stars integer not null default 0;

-- Adds and takes away, so that two changes at the same moment both count.
create function follow_reviews() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' and old.status = 'published' and old.product_id is not null then
    update products set review_count = review_count - 1, review_stars = review_stars - old.rating where id = old.product_id;
  end if;
  if tg_op <> 'DELETE' and new.status = 'published' and new.product_id is not null then
    update products set review_count = review_count + 1, review_stars = review_stars + new.rating where id = new.product_id;
  end if;
  return null;
end $$;
create trigger reviews_counted after insert or delete or update of status, rating, product_id on reviews
  for each row execute function follow_reviews();
update products p set review_count = r.count, review_stars = r.stars
from (select product_id, count(*) as count, sum(rating) as stars from reviews where status = 'published' and product_id is not null group by 1) r
where p.id = r.product_id;

-- Whose order was asked about: once each.
create table review_requests (
  order_id integer primary key references orders on delete cascade,
  email citext not null,
  sent_at timestamptz not null default now()
);
create index review_requests_by_email on review_requests (email, sent_at desc);
