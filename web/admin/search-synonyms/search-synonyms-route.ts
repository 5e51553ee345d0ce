import { staffRoute } from '#web/admin/staff-route.ts'

import { loader } from './search-synonyms-loader.ts'
import { SearchSynonymsPage } from './search-synonyms-page.tsx'

export const route = staffRoute({
  Component: SearchSynonymsPage,
  loader,
  title: (_, { t }) => t('admin.searchWords.title'),
})
