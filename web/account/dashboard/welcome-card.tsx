import Pencil from 'lucide-react/icons/pencil'
import { Link } from 'react-router'

import { useNow } from '../../commerce/now.ts'
import type { SessionUser } from '../../commerce/session.ts'
import { useTranslation } from '../../language-context.tsx'
import { paths, withQuery } from '../../paths.ts'
import { Icon } from '../../ui/icon.tsx'
import { greetingAt } from './greeting.ts'

export function WelcomeCard({ user }: { user: SessionUser }) {
  const { t } = useTranslation()
  const hour = useNow().getHours()
  const [firstName = ''] = user.name.split(' ')
  return (
    <section className="card card-pad flex flex-wrap items-center gap-4">
      <span className="avatar font-display" aria-hidden="true">
        {user.name.slice(0, 1).toUpperCase()}
      </span>
      <div className="min-w-0 flex-1 basis-48">
        <h1 className="text-2xl wrap-anywhere lg:text-3xl">
          {t(`dashboard.${greetingAt(hour)}`, { name: firstName })}
        </h1>
        <p className="text-muted truncate">{`${user.name}, ${user.email}`}</p>
      </div>
      <Link className="btn btn-secondary max-sm:w-full" to={withQuery(paths.profile, { edit: 1 })}>
        <Icon of={Pencil} />
        {t('profile.edit')}
      </Link>
    </section>
  )
}
