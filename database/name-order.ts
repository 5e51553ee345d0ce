/**
 * A name in the order in which people look names up: accents and capitals beside the plain letter, œ as oe,
 * numbers by their size. The collation is one for English, Dutch and French, see 0194_names_in_order.sql.
 */
export function inNameOrder(name: string): string {
  return `${name} collate shop_names`
}
