import type { ReactNode } from 'react'

import type { Language } from '#contract/plain/languages.ts'
import { PageHeading } from '#web/account/layout/page-heading.tsx'
import { ExportButton } from '#web/account/profile/export-button.tsx'
import { useTranslation } from '#web/language/language-context.tsx'
import { ThemeSwitch } from '#web/pages/theme-switch.tsx'
import { Segmented } from '#web/ui/segmented.tsx'

import { SettingSwitch } from './setting-switch.tsx'
import { useCustomerSettings, type CustomerSettings } from './use-customer-settings.ts'

/** Each language by its own name. */
const LANGUAGES = [
  { value: 'en', label: 'English', lang: 'en' },
  { value: 'nl', label: 'Nederlands', lang: 'nl' },
  { value: 'fr', label: 'Français', lang: 'fr' },
] as const satisfies readonly { value: Language; label: string; lang: string }[]

const KINDS = [
  {
    kind: 'order',
    label: 'settings.notifications.order',
    hint: 'settings.notifications.orderText',
  },
  {
    kind: 'wishlist',
    label: 'settings.notifications.wishlist',
    hint: 'settings.notifications.wishlistText',
  },
  { kind: 'cart', label: 'settings.notifications.cart', hint: 'settings.notifications.cartText' },
  {
    kind: 'product',
    label: 'settings.notifications.product',
    hint: 'settings.notifications.productText',
  },
] as const satisfies readonly {
  kind: keyof CustomerSettings['notifications']
  label: string
  hint: string
}[]

/** Which messages the customer wants, and in which language. Each change is saved at once. */
export function SettingsPage() {
  const { t } = useTranslation()
  const { settings, change } = useCustomerSettings()
  return (
    <>
      <PageHeading title={t('settings.title')} />
      <div className="grid gap-4">
        <Card title={t('settings.language.title')} text={t('settings.language.text')}>
          <Segmented<Language>
            size="large"
            className="setting-languages flex-wrap"
            label={t('settings.language.title')}
            options={LANGUAGES}
            value={settings.language}
            onChange={(language) => void change({ language })}
          />
        </Card>
        <Card title={t('settings.theme.title')} text={t('settings.theme.text')}>
          <ThemeSwitch size="large" />
        </Card>
        <Card title={t('settings.notifications.title')} text={t('settings.notifications.text')}>
          {KINDS.map(({ kind, label, hint }) => (
            <SettingSwitch
              key={kind}
              label={t(label)}
              hint={t(hint)}
              isOn={settings.notifications[kind]}
              onChange={(isOn) => void change({ notifications: { [kind]: isOn } })}
            />
          ))}
        </Card>
        <Card title={t('settings.marketing.title')}>
          <SettingSwitch
            label={t('settings.marketing.label')}
            hint={t('settings.marketing.text')}
            isOn={settings.marketing}
            onChange={(isOn) => void change({ marketing: isOn })}
          />
        </Card>
        <YourData />
      </div>
    </>
  )
}

function YourData() {
  const { t } = useTranslation()
  return (
    <Card title={t('dataExport.heading')} text={t('dataExport.text')}>
      <ExportButton />
    </Card>
  )
}

function Card({ title, text, children }: { title: string; text?: string; children: ReactNode }) {
  return (
    <section className="card card-pad">
      <h2 className="text-xl">{title}</h2>
      {text !== undefined && <p className="text-muted mt-1">{text}</p>}
      <div className="mt-3">{children}</div>
    </section>
  )
}
