/** `draft`: staff alone see it; `archived`: not sold any more, its address names what took its place. */
export const PRODUCT_STATUSES = ['draft', 'active', 'archived'] as const
export type ProductStatus = (typeof PRODUCT_STATUSES)[number]

/** What staff look for among the articles: what still has to be written, drawn or matched. */
export const MISSING_PARTS = ['image', 'nl', 'fr', 'ean', 'fit'] as const
export type MissingPart = (typeof MISSING_PARTS)[number]
