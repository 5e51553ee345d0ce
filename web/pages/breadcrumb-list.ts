import type { BreadcrumbList, WithContext } from 'schema-dts'

/** The way to a page as search engines read it, from the home page on. */
export function breadcrumbList(
  crumbs: readonly { name: string; path: string }[],
  absolute: (path: string) => string,
): WithContext<BreadcrumbList> {
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: absolute(path),
    })),
  }
}
