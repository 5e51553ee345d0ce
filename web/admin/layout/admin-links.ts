import { adminPath } from '#web/admin/admin-path.ts'
import type { TextKey } from '#web/language/i18n.ts'
import type { IconLines } from '#web/ui/icon.tsx'
import { Bell } from '#web/ui/icons/bell.ts'
import { BookOpen } from '#web/ui/icons/book-open.ts'
import { Boxes } from '#web/ui/icons/boxes.ts'
import { CircleAlert } from '#web/ui/icons/circle-alert.ts'
import { CircleQuestionMark } from '#web/ui/icons/circle-question-mark.ts'
import { ClipboardList } from '#web/ui/icons/clipboard-list.ts'
import { CornerDownRight } from '#web/ui/icons/corner-down-right.ts'
import { Droplet } from '#web/ui/icons/droplet.ts'
import { Euro } from '#web/ui/icons/euro.ts'
import { FolderTree } from '#web/ui/icons/folder-tree.ts'
import { GalleryVerticalEnd } from '#web/ui/icons/gallery-vertical-end.ts'
import { Image } from '#web/ui/icons/image.ts'
import { Inbox } from '#web/ui/icons/inbox.ts'
import { Landmark } from '#web/ui/icons/landmark.ts'
import { LayoutDashboard } from '#web/ui/icons/layout-dashboard.ts'
import { ListChecks } from '#web/ui/icons/list-checks.ts'
import { Mail } from '#web/ui/icons/mail.ts'
import { Newspaper } from '#web/ui/icons/newspaper.ts'
import { Package } from '#web/ui/icons/package.ts'
import { Palette } from '#web/ui/icons/palette.ts'
import { Percent } from '#web/ui/icons/percent.ts'
import { Phone } from '#web/ui/icons/phone.ts'
import { Printer } from '#web/ui/icons/printer.ts'
import { Scale } from '#web/ui/icons/scale.ts'
import { ScrollText } from '#web/ui/icons/scroll-text.ts'
import { SearchCheck } from '#web/ui/icons/search-check.ts'
import { Search } from '#web/ui/icons/search.ts'
import { Settings } from '#web/ui/icons/settings.ts'
import { ShoppingCart } from '#web/ui/icons/shopping-cart.ts'
import { Star } from '#web/ui/icons/star.ts'
import { Tag } from '#web/ui/icons/tag.ts'
import { Undo2 as Undo } from '#web/ui/icons/undo-2.ts'
import { Users } from '#web/ui/icons/users.ts'

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
      { to: adminPath.customers, text: 'admin.customers.title', icon: Users },
      { to: adminPath.bankStatements, text: 'admin.nav.bankStatements', icon: Landmark },
      { to: adminPath.dailyBalances, text: 'admin.nav.dailyBalances', icon: Scale },
    ],
  },
  {
    title: 'admin.nav.catalogue',
    links: [
      { to: adminPath.cockpit, text: 'admin.cockpit.title', icon: ClipboardList },
      {
        to: adminPath.products,
        text: 'admin.products.title',
        icon: Droplet,
        also: [adminPath.newProduct, adminPath.productById],
      },
      { to: adminPath.categories, text: 'admin.categories.title', icon: FolderTree },
      { to: adminPath.brands, text: 'admin.brands.title', icon: Tag },
      { to: adminPath.printers, text: 'admin.printers.title', icon: Printer },
      { to: adminPath.colors, text: 'admin.colors.title', icon: Palette },
      { to: adminPath.searches, text: 'admin.searches.title', icon: Search },
      { to: adminPath.searchSynonyms, text: 'admin.searchWords.title', icon: BookOpen },
      {
        to: adminPath.searchRedirects,
        text: 'admin.searchRedirects.title',
        icon: CornerDownRight,
      },
      {
        to: adminPath.stock,
        text: 'admin.stock.title',
        icon: Boxes,
        count: (work) => work.low_stock,
      },
      { to: adminPath.regularPrices, text: 'admin.prices.regular', icon: Euro },
      { to: adminPath.discounts, text: 'admin.prices.discount', icon: Percent },
    ],
  },
  {
    title: 'admin.nav.content',
    links: [
      { to: adminPath.banners, text: 'admin.nav.banners', icon: Image },
      { to: adminPath.topServices, text: 'admin.services.title', icon: GalleryVerticalEnd },
      { to: adminPath.seoServices, text: 'admin.nav.seo', icon: SearchCheck },
      { to: adminPath.blogs, text: 'admin.blogs.title', icon: Newspaper },
      { to: adminPath.faqs, text: 'admin.faqs.title', icon: CircleQuestionMark },
      {
        to: adminPath.publicReviews,
        text: 'admin.reviews.title',
        icon: Star,
        count: (work) => work.pending_reviews,
      },
    ],
  },
  {
    title: 'admin.nav.messages',
    links: [
      { to: adminPath.notifications, text: 'admin.notifications.title', icon: Bell },
      {
        to: adminPath.contactSubmissions,
        text: 'admin.contact.title',
        icon: Inbox,
        count: (work) => work.new_messages,
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

/** Those below the others, next to the way out. */
export const FOOT_LINKS: readonly AdminLink[] = [
  { to: adminPath.settings, text: 'admin.settings.title', icon: Settings },
  { to: adminPath.auditLog, text: 'admin.audit.title', icon: ScrollText },
]
