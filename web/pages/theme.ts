import { createBrowserStore } from '#web/data/browser-store.ts'
import { useStore } from '#web/ui/store.ts'

/** `system` follows what the device is set to; it is what a visitor who never chose has. */
export type Theme = 'light' | 'dark' | 'system'

const store = createBrowserStore<Theme>({
  key: 'octavo_theme',
  read: (stored) => (stored === 'light' || stored === 'dark' ? stored : 'system'),
  write: (theme) => (theme === 'system' ? null : theme),
  apply: (theme) => {
    if (theme === 'system') delete document.documentElement.dataset['theme']
    else document.documentElement.dataset['theme'] = theme
  },
})

/** The colours follow in the style sheet, by `data-theme` on the document; the start script sets it before the first paint. */
export const setTheme = store.set

export function useTheme(): Theme {
  return useStore(store)
}
