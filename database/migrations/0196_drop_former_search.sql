set lock_timeout = '2s';
-- A search is read by server/search/ since 0180: nothing calls the function that did it before, nor its parts.
drop function find_products(text[], integer[], integer[], text[], text[], integer);
drop function by_words(text[], integer);
drop function corrected_words(text[]);
drop function is_agreed(text, text, text[]);
drop function known_fragments(text[]);
drop function matching(integer[], text[]);
