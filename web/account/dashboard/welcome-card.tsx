import type { CurrentUser } from '#web/commerce/session/current-user.ts'
import { initialOf, namesOf } from '#web/commerce/words/person-name.ts'
import { useTranslation } from '#web/language/language-context.tsx'
import { useNow } from '#web/pages/now.ts'
import { paths, withQuery } from '#web/pages/paths.ts'
import { Icon } from '#web/ui/icon.tsx'
import { Pencil } from '#web/ui/icons/pencil.ts'
import { Link } from '#web/ui/link.tsx'

import { greetingAt } from './greeting.ts'

export function WelcomeCard({ user }: { user: CurrentUser }) {
  const { t } = useTranslation()
  const hour = useNow().getHours()
  return (
    <section className="card card-pad flex flex-wrap items-center gap-4">
      <span className="avatar font-display" aria-hidden="true">
        {initialOf(user.name)}
      </span>
      <div className="min-w-0 flex-1 basis-48">
        <h1 className="text-2xl wrap-anywhere lg:text-3xl">
          {t(`dashboard.${greetingAt(hour)}`, { name: namesOf(user.name).first })}
        </h1>
        <p className="text-muted wrap-anywhere">{`${user.name}, ${user.email}`}</p>
      </div>
      <Link className="btn btn-secondary max-sm:w-full" to={withQuery(paths.profile, { edit: 1 })}>
        <Icon of={Pencil} />
        {t('profile.edit')}
      </Link>
    </section>
  )
}
