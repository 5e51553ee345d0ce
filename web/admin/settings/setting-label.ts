import type { TextKey } from '#web/language/i18n.ts'

/** `opening_hours.en` → `admin.settings.label.opening_hours_en` */
export function labelOf(name: string): TextKey {
  // i18n: admin.settings.label.*
  return `admin.settings.label.${name.replace('.', '_')}` as TextKey
}
