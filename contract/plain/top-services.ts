/** So many service points the strip at the top of the shop has room for. */
export const MAX_TOP_SERVICES = 3
