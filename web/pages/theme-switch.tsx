import { useTranslation } from '#web/language/language-context.tsx'
import { Segmented } from '#web/ui/segmented.tsx'

import { setTheme, useTheme, type Theme } from './theme.ts'

/** Light, dark, or as the device is set. */
export function ThemeSwitch({ size = 'normal' }: { size?: 'normal' | 'large' }) {
  const { t } = useTranslation()
  const theme = useTheme()
  const options: readonly { value: Theme; label: string }[] = [
    { value: 'light', label: t('theme.light') },
    { value: 'dark', label: t('theme.dark') },
    { value: 'system', label: t('theme.system') },
  ]
  return (
    <Segmented
      label={t('theme.label')}
      options={options}
      value={theme}
      onChange={setTheme}
      size={size}
      className="theme-switch"
    />
  )
}
