/** How many service points fit the strip at the top of the shop. */
export const MAX_TOP_SERVICES = 3
