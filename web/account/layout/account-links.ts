import type { TextKey } from '#web/language/i18n.ts'
import { paths } from '#web/pages/paths.ts'
import type { IconLines } from '#web/ui/icon.tsx'
import { Bell } from '#web/ui/icons/bell.ts'
import { Heart } from '#web/ui/icons/heart.ts'
import { KeyRound } from '#web/ui/icons/key-round.ts'
import { LayoutDashboard } from '#web/ui/icons/layout-dashboard.ts'
import { MapPin } from '#web/ui/icons/map-pin.ts'
import { Package } from '#web/ui/icons/package.ts'
import { Printer } from '#web/ui/icons/printer.ts'
import { Settings } from '#web/ui/icons/settings.ts'
import { User } from '#web/ui/icons/user.ts'

export interface AccountLink {
  to: string
  text: TextKey
  icon: IconLines
}

/** The pages of the customer area, in the order of its menu. */
export const accountLinks: readonly AccountLink[] = [
  { to: paths.customer, text: 'customer.nav.dashboard', icon: LayoutDashboard },
  { to: paths.profile, text: 'customer.nav.profile', icon: User },
  { to: paths.orders, text: 'customer.nav.orders', icon: Package },
  { to: paths.addresses, text: 'customer.nav.addresses', icon: MapPin },
  { to: paths.printers, text: 'customer.nav.printers', icon: Printer },
  { to: paths.wishlist, text: 'customer.nav.wishlist', icon: Heart },
  { to: paths.notifications, text: 'customer.nav.notifications', icon: Bell },
  { to: paths.changePassword, text: 'customer.nav.password', icon: KeyRound },
  { to: paths.settings, text: 'customer.nav.settings', icon: Settings },
]
