import type { ReactNode } from 'react'

import { PageHeading } from '#web/account/layout/page-heading.tsx'
import type { CurrentUser } from '#web/commerce/session/current-user.ts'
import { initialOf } from '#web/commerce/words/person-name.ts'
import { longDate, monthAndYear } from '#web/language/format.ts'
import { useTranslation } from '#web/language/language-context.tsx'
import { paths, withQuery } from '#web/pages/paths.ts'
import type { IconLines } from '#web/ui/icon.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Building } from '#web/ui/icons/building.ts'
import { ChevronRight } from '#web/ui/icons/chevron-right.ts'
import { Download } from '#web/ui/icons/download.ts'
import { KeyRound } from '#web/ui/icons/key-round.ts'
import { Mail } from '#web/ui/icons/mail.ts'
import { MapPin } from '#web/ui/icons/map-pin.ts'
import { Pencil } from '#web/ui/icons/pencil.ts'
import { Phone } from '#web/ui/icons/phone.ts'
import { Trash2 as Trash } from '#web/ui/icons/trash-2.ts'
import { Link } from '#web/ui/link.tsx'

import { useDataExport } from './use-data-export.ts'
import { VatCheckBadge } from './vat-check-badge.tsx'

/** The profile to read, with links to password, data export and deletion. */
export function ProfileView({ user }: { user: CurrentUser }) {
  const { t, language } = useTranslation()
  return (
    <>
      <PageHeading title={t('profile.title')}>
        <Link className="btn btn-primary" to={withQuery(paths.profile, { edit: 1 })}>
          <Icon of={Pencil} />
          {t('profile.edit')}
        </Link>
      </PageHeading>
      <section className="card card-pad">
        <div className="flex items-center gap-4">
          <span className="avatar font-display" aria-hidden="true">
            {initialOf(user.name)}
          </span>
          <div className="min-w-0">
            <h2 className="text-xl wrap-anywhere">{user.name}</h2>
            <p className="text-muted">
              {t('profile.since', { month: monthAndYear(user.created_at, language) })}
            </p>
          </div>
        </div>
        <dl className="facts">
          <Fact icon={Mail} label={t('field.email')}>
            {user.email}
          </Fact>
          <Fact icon={Phone} label={t('field.phone')}>
            {user.phone}
          </Fact>
          <Fact icon={MapPin} label={t('field.address')}>
            {user.address}
          </Fact>
          <Fact icon={Building} label={t('field.company')}>
            {user.company_name !== null && (
              <span className="flex flex-wrap items-center gap-2">
                {[user.company_name, user.vat_number].filter((part) => part !== null).join(', ')}
                <VatCheckBadge user={user} />
              </span>
            )}
          </Fact>
        </dl>
      </section>
      <AccountDoings user={user} />
    </>
  )
}

function Fact({ icon, label, children }: { icon: IconLines; label: string; children: ReactNode }) {
  const { t } = useTranslation()
  const isKnown = children !== null && children !== false && children !== ''
  return (
    <div>
      <dt>
        <Icon of={icon} />
        {label}
      </dt>
      <dd>{isKnown ? children : <span className="text-subtle">{t('profile.unknown')}</span>}</dd>
    </div>
  )
}

function AccountDoings({ user }: { user: CurrentUser }) {
  const { t, language } = useTranslation()
  const { isBusy, download } = useDataExport()
  const changedAt = user.password_changed_at
  return (
    <section className="mt-4 grid gap-4 md:grid-cols-2">
      <Link className="card card-pad doing" to={paths.changePassword}>
        <span className="note-icon self-center">
          <Icon of={KeyRound} />
        </span>
        <span className="min-w-0">
          <b className="block">{t('newPassword.title')}</b>
          <span className="text-muted text-sm">
            {changedAt === null
              ? t('profile.passwordNever')
              : t('profile.passwordChanged', { date: longDate(changedAt, language) })}
          </span>
        </span>
        <Icon of={ChevronRight} className="ml-auto" />
      </Link>
      <button
        type="button"
        className="card card-pad doing"
        aria-busy={isBusy || undefined}
        onClick={() => void download()}
      >
        <span className="note-icon self-center">
          <Icon of={Download} />
        </span>
        <span className="min-w-0">
          <b className="block">{t('dataExport.title')}</b>
          <span className="text-muted text-sm">{t('dataExport.text')}</span>
        </span>
        <Icon of={ChevronRight} className="ml-auto" />
      </button>
      <div className="card card-pad farewell-card md:col-span-2">
        <div className="min-w-0 flex-1 basis-60">
          <h2 className="text-lg">{t('farewell.title')}</h2>
          <p className="text-muted">{t('farewell.short')}</p>
        </div>
        <Link className="btn btn-danger-quiet" to={paths.deleteAccount}>
          <Icon of={Trash} />
          {t('farewell.title')}
        </Link>
      </div>
    </section>
  )
}
