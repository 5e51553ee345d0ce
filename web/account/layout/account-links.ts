import type { LucideIcon } from 'lucide-react'
import Bell from 'lucide-react/icons/bell'
import Heart from 'lucide-react/icons/heart'
import KeyRound from 'lucide-react/icons/key-round'
import LayoutDashboard from 'lucide-react/icons/layout-dashboard'
import MapPin from 'lucide-react/icons/map-pin'
import Package from 'lucide-react/icons/package'
import Printer from 'lucide-react/icons/printer'
import Settings from 'lucide-react/icons/settings'
import User from 'lucide-react/icons/user'

import type { TextKey } from '#web/language/i18n.ts'
import { paths } from '#web/pages/paths.ts'

export interface AccountLink {
  to: string
  text: TextKey
  icon: LucideIcon
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
