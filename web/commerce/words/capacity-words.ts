import type { TextKey, Translate } from '#web/language/i18n.ts'

export const CAPACITY_TEXTS: ReadonlyMap<string, TextKey> = new Map(
  Object.entries<TextKey>({
    standard: 'capacity.standard',
    xl: 'capacity.xl',
    xxl: 'capacity.xxl',
    bottle: 'capacity.bottle',
  }),
)

export function capacityWords(capacity: string | null, t: Translate): string {
  const key = CAPACITY_TEXTS.get(capacity ?? 'standard')
  // i18n: capacity.*
  return key === undefined ? (capacity ?? '') : t(key)
}
