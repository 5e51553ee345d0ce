import { useRouteLoaderData } from '#web/router/hooks.ts'

import { ROOT_ID, type RootData } from './root-loader.ts'

/** A category's name in the reader's language, by its slug: the one source for menus, filters, headings and crumbs. */
export type NameOfCategory = (slug: string) => string

export function useCategoryName(): NameOfCategory {
  const names = useRouteLoaderData<RootData>(ROOT_ID)?.categoryNames
  return (slug) => names?.[slug] ?? slug
}
