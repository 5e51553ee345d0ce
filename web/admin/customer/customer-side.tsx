import { useState } from 'react'

import { adminPath } from '#web/admin/admin-path.ts'
import { staffCall } from '#web/admin/staff.ts'
import { refusalText } from '#web/commerce/words/refusal-text.ts'
import { saveFile } from '#web/data/shop-call.ts'
import { countryName, shortDate } from '#web/language/format.ts'
import { useTranslation } from '#web/language/language-context.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Download } from '#web/ui/icons/download.ts'
import { GitMerge } from '#web/ui/icons/git-merge.ts'
import { KeyRound } from '#web/ui/icons/key-round.ts'
import { Languages } from '#web/ui/icons/languages.ts'
import { Mail } from '#web/ui/icons/mail.ts'
import { Megaphone } from '#web/ui/icons/megaphone.ts'
import { Phone } from '#web/ui/icons/phone.ts'
import { Printer } from '#web/ui/icons/printer.ts'
import { Trash2 } from '#web/ui/icons/trash-2.ts'
import { Link } from '#web/ui/link.tsx'
import { toasts } from '#web/ui/toast-store.ts'

import type { Overview, User } from './customer-loader.ts'
import type { CustomerTask } from './customer-tasks.tsx'

interface SideProps {
  user: User
  overview: Overview
  mayWrite: boolean
  /** Nobody takes their own account away. */
  isSelf: boolean
  onTask: (task: CustomerTask) => void
}

/** Who somebody is, what they own, and what can be done with the account. */
export function CustomerSide({ user, overview, mayWrite, isSelf, onTask }: SideProps) {
  const isCustomer = user.role === 'customer'
  return (
    <div className="grid gap-4">
      <Contact user={user} overview={overview} />
      {user.company_name !== null && <Company user={user} />}
      {isCustomer && <Printers printers={overview.printers} />}
      {isCustomer && <Addresses addresses={overview.addresses} />}
      {overview.doubles.length > 0 && <Doubles doubles={overview.doubles} onTask={onTask} />}
      {mayWrite && <Account user={user} isSelf={isSelf} onTask={onTask} />}
    </div>
  )
}

function Contact({ user, overview }: { user: User; overview: Overview }) {
  const { t } = useTranslation()
  return (
    <section className="card admin-card">
      <h2>{t('admin.customers.contact')}</h2>
      <ul className="customer-contact">
        <li>
          <Icon of={Mail} />
          <a className="link break-all" href={`mailto:${user.email}`}>
            {user.email}
          </a>
        </li>
        {user.phone !== null && (
          <li>
            <Icon of={Phone} />
            <a className="link" href={`tel:${user.phone}`}>
              {user.phone}
            </a>
          </li>
        )}
        <li>
          <Icon of={Languages} />
          {t(`admin.language.${user.language}`)}
        </li>
        {user.role === 'customer' && (
          <li>
            <Icon of={Megaphone} />
            {t(overview.wants_offers ? 'admin.customers.offers' : 'admin.customers.noOffers')}
          </li>
        )}
      </ul>
    </section>
  )
}

const VAT_TONES = { valid: 'success', invalid: 'danger', unreachable: 'warning' } as const

function Company({
  user: { company_name: name, vat_number: number, vat_check: check },
}: {
  user: User
}) {
  const { t, language } = useTranslation()
  return (
    <section className="card admin-card">
      <h2>{t('admin.customers.company')}</h2>
      <p>
        {name}
        {number !== null && <span className="num block">{number}</span>}
      </p>
      {check !== null && (
        <p>
          <Badge tone={VAT_TONES[check.state]}>
            {t(`admin.customers.vat.${check.state}`, {
              day: shortDate(check.checked_at, language),
            })}
          </Badge>
        </p>
      )}
    </section>
  )
}

function Printers({ printers }: { printers: Overview['printers'] }) {
  const { t } = useTranslation()
  return (
    <section className="card admin-card">
      <h2>{t('admin.customers.printers')}</h2>
      {printers.length === 0 && <p className="text-muted">{t('admin.customers.noPrinters')}</p>}
      <ul className="customer-contact">
        {printers.map((printer) => (
          <li key={printer.id}>
            <Icon of={Printer} />
            {printer.name}
            {printer.is_main && <Badge>{t('admin.customers.mainPrinter')}</Badge>}
          </li>
        ))}
      </ul>
    </section>
  )
}

function Addresses({ addresses }: { addresses: Overview['addresses'] }) {
  const { t, language } = useTranslation()
  return (
    <section className="card admin-card">
      <h2>{t('admin.customers.addresses')}</h2>
      {addresses.length === 0 && <p className="text-muted">{t('admin.customers.noAddresses')}</p>}
      {addresses.map((one) => (
        <address key={one.id} className="text-muted not-italic">
          <span className="block">{one.name}</span>
          <span className="block">{one.street}</span>
          <span className="block">
            {`${one.postal_code} ${one.city}, ${countryName(one.country, language)}`}
          </span>
          {one.is_default && <Badge>{t('admin.customers.defaultAddress')}</Badge>}
        </address>
      ))}
    </section>
  )
}

function Doubles({
  doubles,
  onTask,
}: {
  doubles: Overview['doubles']
  onTask: (task: CustomerTask) => void
}) {
  const { t } = useTranslation()
  return (
    <section className="card admin-card">
      <h2>{t('admin.customers.doubles')}</h2>
      <ul className="customer-list">
        {doubles.map((other) => (
          <li key={other.id}>
            <span className="min-w-0">
              <Link className="link block truncate" to={adminPath.customer(other.id)}>
                {other.email}
              </Link>
              <span className="text-muted">
                {t('admin.order.ordersCount', { count: other.orders_count })}
              </span>
            </span>
            <Button
              look="secondary"
              size="small"
              icon={<Icon of={GitMerge} />}
              onClick={() => onTask({ kind: 'merge', other })}
            >
              {t('admin.customers.merge')}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  )
}

function Account({ user, isSelf, onTask }: Pick<SideProps, 'user' | 'isSelf' | 'onTask'>) {
  const { t } = useTranslation()
  const [busy, setBusy] = useState<'mail' | 'export'>()
  const isCustomer = user.role === 'customer'
  const run = async (what: 'mail' | 'export', work: () => Promise<void>) => {
    setBusy(what)
    await work().catch((error: unknown) =>
      toasts.showError(refusalText(error, t('admin.failure.title'))),
    )
    setBusy(undefined)
  }
  return (
    <section className="card admin-card">
      <h2>{t('admin.customers.account')}</h2>
      <Button
        look="secondary"
        width="full"
        icon={<Icon of={KeyRound} />}
        isBusy={busy === 'mail'}
        onClick={() =>
          void run('mail', async () => {
            const { message } = await staffCall('POST /admin/users/{id}/password-mail', {
              params: { id: user.id },
              body: {},
            })
            toasts.show(message)
          })
        }
      >
        {t('admin.customers.passwordMail')}
      </Button>
      <Button
        look="secondary"
        width="full"
        icon={<Icon of={Download} />}
        isBusy={busy === 'export'}
        onClick={() => void run('export', () => saveFile(`/admin/users/${user.id}/export`))}
      >
        {t('admin.customers.export')}
      </Button>
      {isCustomer && (
        <Button
          look="secondary"
          width="full"
          icon={<Icon of={GitMerge} />}
          onClick={() => onTask({ kind: 'merge', other: undefined })}
        >
          {t('admin.customers.mergeOther')}
        </Button>
      )}
      {!isSelf && (
        <>
          <Button
            look="danger-quiet"
            width="full"
            icon={<Icon of={Trash2} />}
            onClick={() => onTask({ kind: 'delete' })}
          >
            {t('admin.customers.delete')}
          </Button>
          <p className="text-muted text-sm">{t('admin.customers.deleteHint')}</p>
        </>
      )}
    </section>
  )
}
