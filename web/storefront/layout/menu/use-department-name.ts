import { useTranslation } from '#web/language/language-context.tsx'
import { useCategoryName } from '#web/pages/category-names.ts'
import { useSettings } from '#web/pages/settings.ts'

import { HOUSE, type Department } from './navigation.ts'

/** What a department is called: as its category is, or after the house brand. */
export function useDepartmentName(): (department: Department) => string {
  const { t } = useTranslation()
  const { house_brand: brand } = useSettings().shop
  const categoryName = useCategoryName()
  return ({ id }) => (id === HOUSE ? t('nav.houseBrand', { brand }) : categoryName(id))
}
