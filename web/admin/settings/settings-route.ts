import { staffRoute } from '#web/admin/staff-route.ts'

import { loader } from './settings-loader.ts'
import { SettingsPage } from './settings-page.tsx'

export const route = staffRoute({
  Component: SettingsPage,
  loader,
  title: (data, { t }) =>
    data === undefined
      ? t('admin.settings.title')
      : `${t(`admin.settings.group.${data.group}`)}, ${t('admin.settings.title')}`,
})
