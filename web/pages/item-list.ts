import type { ItemList, WithContext } from 'schema-dts'

/** The pages that a list leads to, in its order, as search engines read it. */
export function itemList(
  itemPaths: readonly string[],
  absolute: (path: string) => string,
): WithContext<ItemList> {
  return {
    '@context': 'https://schema.org',
    '@type': 'ItemList',
    numberOfItems: itemPaths.length,
    itemListElement: itemPaths.map((path, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      url: absolute(path),
    })),
  }
}
