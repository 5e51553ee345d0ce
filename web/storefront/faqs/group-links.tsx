import type { FaqGroup } from '#contract/plain/faq-groups.ts'
import type { TextKey } from '#web/language/i18n.ts'
import { useTranslation } from '#web/language/language-context.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Building2 } from '#web/ui/icons/building-2.ts'
import { CreditCard } from '#web/ui/icons/credit-card.ts'
import { Printer } from '#web/ui/icons/printer.ts'
import { ShieldCheck } from '#web/ui/icons/shield-check.ts'
import { ShoppingCart } from '#web/ui/icons/shopping-cart.ts'
import { Truck } from '#web/ui/icons/truck.ts'
import { Undo2 } from '#web/ui/icons/undo-2.ts'

import type { FaqsData } from './faqs-loader.ts'

export const GROUP_TEXTS: Readonly<Record<FaqGroup, TextKey>> = {
  ordering: 'faqs.group.ordering',
  delivery: 'faqs.group.delivery',
  returns: 'faqs.group.returns',
  warranty: 'faqs.group.warranty',
  printers: 'faqs.group.printers',
  business: 'faqs.group.business',
  payment: 'faqs.group.payment',
}

const ICONS: Readonly<Record<FaqGroup, string>> = {
  ordering: ShoppingCart,
  delivery: Truck,
  returns: Undo2,
  warranty: ShieldCheck,
  printers: Printer,
  business: Building2,
  payment: CreditCard,
}

/** Down the page to a group, with the number of its questions. */
export function GroupLinks({ groups }: Pick<FaqsData, 'groups'>) {
  const { t } = useTranslation()
  if (groups.length === 0) return null
  return (
    <nav className="faq-links" aria-label={t('faqs.groups')}>
      {groups.map(({ group, faqs }) => (
        <a key={group} className="faq-link" href={`#${group}`}>
          <Icon of={ICONS[group]} />
          {t(GROUP_TEXTS[group])}
          <span className="num ml-auto text-sm font-normal">{faqs.length}</span>
        </a>
      ))}
    </nav>
  )
}
