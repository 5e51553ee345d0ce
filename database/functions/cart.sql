/* The lines a cart has at this moment. Being volatile it looks again instead of using the snapshot of the statement
   that calls it: a statement that has waited for the cart's row sees what the one before it has added. */
create or replace function lines_of_cart_now(cart integer)
returns table (product_id integer, product_color_id integer, quantity integer) language sql volatile rows 10
begin atomic
  select i.product_id, i.product_color_id, i.quantity from cart_items i where i.cart_id = cart;
end;
