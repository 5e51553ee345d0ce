import { useEffect, useRef } from 'react'

import { SETTINGS_GROUPS, type SettingsGroup } from '#contract/plain/settings.ts'
import { adminPath } from '#web/admin/admin-path.ts'
import { ChangeHistory } from '#web/admin/audit-log/change-history.tsx'
import { useTranslation } from '#web/language/language-context.tsx'
import { withQuery } from '#web/pages/paths.ts'
import { useLoaderData, useRevalidator } from '#web/router/hooks.ts'
import { Icon, type IconLines } from '#web/ui/icon.tsx'
import { Boxes } from '#web/ui/icons/boxes.ts'
import { CreditCard } from '#web/ui/icons/credit-card.ts'
import { Mail } from '#web/ui/icons/mail.ts'
import { Percent } from '#web/ui/icons/percent.ts'
import { Star } from '#web/ui/icons/star.ts'
import { Store } from '#web/ui/icons/store.ts'
import { Truck } from '#web/ui/icons/truck.ts'
import { UserCog } from '#web/ui/icons/user-cog.ts'
import { Link } from '#web/ui/link.tsx'

import { Connections } from './connections.tsx'
import { GroupForm } from './group-form.tsx'
import { ReleaseCard } from './release-card.tsx'
import type { SettingsData } from './settings-loader.ts'
import { StaffCards } from './staff-cards.tsx'

const ICONS: Record<SettingsGroup, IconLines> = {
  shop: Store,
  shipping: Truck,
  vat: Percent,
  payment: CreditCard,
  mail: Mail,
  stock: Boxes,
  reviews: Star,
  staff: UserCog,
}

/** The shop's settings, a group at a time; what is saved counts at once. */
export function SettingsPage() {
  const { t } = useTranslation()
  const data = useLoaderData<SettingsData>()
  const revalidator = useRevalidator()
  const { group } = data
  return (
    <>
      <div className="admin-head">
        <h1>{t('admin.settings.title')}</h1>
      </div>
      <div className="settings-columns">
        <GroupNav key={group} group={group} />
        <div className="settings-group">
          {data.staff !== undefined && <StaffCards staff={data.staff} />}
          <GroupForm key={group} data={data} />
          <Connections group={group} />
          {data.release !== undefined && <ReleaseCard release={data.release} />}
          <ChangeHistory
            title="admin.settings.history"
            rows={data.history}
            all={withQuery(adminPath.auditLog, { entity: 'settings', entity_id: group })}
            empty={t('admin.settings.noHistory')}
            onDone={() => void revalidator.revalidate()}
          />
        </div>
      </div>
    </>
  )
}

function GroupNav({ group }: { group: SettingsGroup }) {
  const { t } = useTranslation()
  const nav = useRef<HTMLElement>(null)
  // On phones the groups are a row wider than the screen: the one that shows is brought into sight.
  useEffect(() => {
    const box = nav.current
    const link = box?.querySelector<HTMLElement>('[aria-current]')
    if (box !== null && link != null) box.scrollLeft = link.offsetLeft - box.clientWidth / 2
  }, [])
  return (
    <nav ref={nav} className="settings-nav" aria-label={t('admin.settings.title')}>
      {SETTINGS_GROUPS.map((name) => (
        <Link
          key={name}
          className="admin-nav"
          to={adminPath.settingsGroup(name)}
          aria-current={name === group ? 'page' : undefined}
        >
          <Icon of={ICONS[name]} />
          {t(`admin.settings.group.${name}`)}
        </Link>
      ))}
    </nav>
  )
}
