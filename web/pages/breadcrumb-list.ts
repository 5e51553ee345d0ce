import type { BreadcrumbList, WithContext } from 'schema-dts'

import type { HeadContext } from './page-route.ts'

/** Where a page is, for search engines: each crumb with its path, the page itself last. */
export function breadcrumbList(
  { absolute }: Pick<HeadContext, 'absolute'>,
  crumbs: readonly { name: string; path: string }[],
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
