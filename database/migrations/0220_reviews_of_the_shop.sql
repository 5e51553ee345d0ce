set lock_timeout = '2s';

-- A page of what was said of the shop itself, newest first, without the reviews of articles.
create index reviews_of_shop on reviews (created_at desc, id desc) include (rating)
  where status = 'published' and product_id is null;
