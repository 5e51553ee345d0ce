/** Lines a cart has at most: what is read on every page must stay a small piece of work. */
export const CART_LINES_AT_MOST = 100
