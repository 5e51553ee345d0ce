/** Over how many days the log of searches is summed up. */
export const SEARCH_DAYS = ['7', '30', '365'] as const

/** What became of the searches that staff look at. */
export const SEARCH_VIEWS = ['none', 'unopened'] as const
