import { adminPath } from '#web/admin/admin-path.ts'
import type { TextKey } from '#web/language/i18n.ts'
import type { IconLines } from '#web/ui/icon.tsx'
import { Boxes } from '#web/ui/icons/boxes.ts'
import { CircleAlert } from '#web/ui/icons/circle-alert.ts'
import { Droplet } from '#web/ui/icons/droplet.ts'
import { Inbox } from '#web/ui/icons/inbox.ts'
import { Landmark } from '#web/ui/icons/landmark.ts'
import { LayoutDashboard } from '#web/ui/icons/layout-dashboard.ts'
import { ListChecks } from '#web/ui/icons/list-checks.ts'
import { Mail } from '#web/ui/icons/mail.ts'
import { Package } from '#web/ui/icons/package.ts'
import { Phone } from '#web/ui/icons/phone.ts'
import { Scale } from '#web/ui/icons/scale.ts'
import { ShoppingCart } from '#web/ui/icons/shopping-cart.ts'
import { Undo2 as Undo } from '#web/ui/icons/undo-2.ts'

import type { Work } from './work.ts'

export interface AdminLink {
  to: string
  text: TextKey
  icon: IconLines
  /** Screens at other addresses that belong to it. */
  also?: readonly string[]
  /** How much work waits behind it. */
  count?: (work: Work) => number | undefined
}

interface LinkGroup {
  /** None for what stands by itself at the top. */
  title: TextKey | undefined
  links: readonly AdminLink[]
}

/** The screens as the sidebar and the command palette list them. */
export const ADMIN_LINKS: readonly LinkGroup[] = [
  {
    title: undefined,
    links: [{ to: adminPath.dashboard, text: 'admin.nav.dashboard', icon: LayoutDashboard }],
  },
  {
    title: 'admin.nav.sales',
    links: [
      {
        to: adminPath.orders,
        text: 'admin.nav.orders',
        icon: Package,
        count: (work) => work.to_ship,
      },
      { to: adminPath.phoneOrders, text: 'admin.phoneOrders.title', icon: Phone },
      {
        to: adminPath.payments,
        text: 'admin.nav.payments',
        icon: CircleAlert,
        count: (work) => work.payments_to_check,
      },
      {
        to: adminPath.withdrawals,
        text: 'admin.nav.withdrawals',
        icon: Undo,
        count: (work) => work.withdrawals,
      },
      { to: adminPath.abandonedCarts, text: 'admin.nav.abandonedCarts', icon: ShoppingCart },
      { to: adminPath.bankStatements, text: 'admin.nav.bankStatements', icon: Landmark },
      { to: adminPath.dailyBalances, text: 'admin.nav.dailyBalances', icon: Scale },
    ],
  },
  {
    title: 'admin.nav.catalogue',
    links: [
      {
        to: adminPath.products,
        text: 'admin.products.title',
        icon: Droplet,
        also: [adminPath.newProduct, adminPath.productById],
      },
      {
        to: adminPath.stock,
        text: 'admin.stock.title',
        icon: Boxes,
        count: (work) => work.low_stock,
      },
    ],
  },
  {
    title: 'admin.nav.messages',
    links: [
      {
        to: adminPath.contactSubmissions,
        text: 'admin.contact.title',
        icon: Inbox,
      },
    ],
  },
  {
    title: 'admin.nav.system',
    links: [
      {
        to: adminPath.mails,
        text: 'admin.nav.mails',
        icon: Mail,
        count: (work) => work.failed_mails,
      },
      {
        to: adminPath.jobs,
        text: 'admin.nav.jobs',
        icon: ListChecks,
        count: (work) => work.failed_jobs,
      },
    ],
  },
]
