-- Each process keeps what articles show (server/catalogue/product-memory.ts). A change of an article's own
-- row is seen by its version; these tables lie beside it.
create trigger product_images_announced after insert or update or delete on product_images
  for each statement execute function announce_change();
create trigger fits_announced after insert or update or delete on fits
  for each statement execute function announce_change();
