/** Businesses say within so many days of delivery what is wrong with an order; consumers need not hurry. */
export const COMPLAINT_DAYS = 8

/** The guarantee that the law gives consumers on what they buy. */
export const GUARANTEE_YEARS = 2
