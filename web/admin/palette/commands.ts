import { adminPath } from '#web/admin/admin-path.ts'
import { leave } from '#web/admin/staff.ts'
import type { TextKey } from '#web/language/i18n.ts'
import { changeLanguage } from '#web/language/language-store.ts'
import { paths } from '#web/pages/paths.ts'
import { setTheme } from '#web/pages/theme.ts'
import type { IconLines } from '#web/ui/icon.tsx'
import { Languages } from '#web/ui/icons/languages.ts'
import { LogOut } from '#web/ui/icons/log-out.ts'
import { Moon } from '#web/ui/icons/moon.ts'
import { Phone } from '#web/ui/icons/phone.ts'
import { Store } from '#web/ui/icons/store.ts'
import { Sun } from '#web/ui/icons/sun.ts'

interface PaletteCommand {
  text: TextKey
  icon: IconLines
  run: (here: { navigate: (place: string) => void }) => void
}

/** What can be done from anywhere. */
export const COMMANDS: readonly PaletteCommand[] = [
  {
    text: 'admin.phoneOrders.new',
    icon: Phone,
    run: ({ navigate }) => navigate(adminPath.phoneOrder),
  },
  { text: 'admin.viewShop', icon: Store, run: () => window.location.assign(paths.home) },
  { text: 'admin.theme.light', icon: Sun, run: () => setTheme('light') },
  { text: 'admin.theme.dark', icon: Moon, run: () => setTheme('dark') },
  { text: 'admin.find.nl', icon: Languages, run: () => void changeLanguage('nl') },
  { text: 'admin.find.en', icon: Languages, run: () => void changeLanguage('en') },
  { text: 'admin.find.fr', icon: Languages, run: () => void changeLanguage('fr') },
  {
    text: 'account.logOut',
    icon: LogOut,
    run: ({ navigate }) => void leave().then(() => navigate(adminPath.login)),
  },
]
