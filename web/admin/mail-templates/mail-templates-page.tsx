import { LANGUAGES } from '#contract/plain/languages.ts'
import { MAIL_TEMPLATES } from '#contract/plain/mail-templates.ts'
import { adminPath } from '#web/admin/admin-path.ts'
import { MailViews } from '#web/admin/mail/mail-views.tsx'
import { templateName } from '#web/admin/mails/mail-columns.tsx'
import { useTranslation } from '#web/language/language-context.tsx'
import { withQuery } from '#web/pages/paths.ts'
import { useLoaderData, useNavigate, useNavigation } from '#web/router/hooks.ts'
import { Icon } from '#web/ui/icon.tsx'
import { ArrowLeft } from '#web/ui/icons/arrow-left.ts'
import { Link } from '#web/ui/link.tsx'
import { Segmented } from '#web/ui/segmented.tsx'

import type { MailTemplatesData } from './mail-templates-loader.ts'

/** What each mail looks like, in each language, written to somebody made up. */
export function MailTemplatesPage() {
  const { t } = useTranslation()
  const { mail } = useLoaderData<MailTemplatesData>()
  const navigate = useNavigate()
  const { template, language } = useChosen(mail)
  return (
    <>
      <div className="admin-head">
        <Link
          className="btn btn-ghost btn-icon"
          to={adminPath.mails}
          aria-label={t('admin.mails.back')}
        >
          <Icon of={ArrowLeft} />
        </Link>
        <h1>{t('admin.mails.templates')}</h1>
        <Segmented
          label={t('admin.mails.mailLanguage')}
          value={language}
          onChange={(chosen) =>
            void navigate(withQuery(adminPath.mailTemplates, { template, language: chosen }), {
              preventScrollReset: true,
            })
          }
          options={LANGUAGES.map((value) => ({
            value,
            label: value.toUpperCase(),
            name: `${value.toUpperCase()}, ${t(`admin.language.${value}`)}`,
          }))}
        />
      </div>
      <div className="mail-templates">
        <nav className="card" aria-label={t('admin.mails.templates')}>
          <ul className="mail-template-list">
            {MAIL_TEMPLATES.map((name) => (
              <li key={name}>
                <Link
                  to={withQuery(adminPath.mailTemplates, { template: name, language })}
                  aria-current={name === template ? 'true' : undefined}
                  preventScrollReset
                >
                  {templateName(name, t)}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        <MailViews mail={mail} />
      </div>
    </>
  )
}

/** What was pressed last, though its mail is still on the way: the next press builds on it. */
function useChosen(mail: MailTemplatesData['mail']): { template: string; language: string } {
  const coming = new URLSearchParams(useNavigation().location?.search)
  return {
    template: coming.get('template') ?? mail.template,
    language: coming.get('language') ?? mail.language,
  }
}
