import { useFocusOnView } from '#web/account/layout/focus-page.ts'
import { PageHeading } from '#web/account/layout/page-heading.tsx'
import type { CurrentUser } from '#web/commerce/session/current-user.ts'
import { useTranslation } from '#web/language/language-context.tsx'
import { useLoaderData, useSearchParams } from '#web/router/hooks.ts'
import { Skeleton } from '#web/ui/skeleton.tsx'

import { ProfileForm } from './profile-form.tsx'
import { ProfileView } from './profile-view.tsx'

/** The profile, to read or to change. */
export function ProfilePage() {
  const user = useLoaderData<CurrentUser>()
  const [search] = useSearchParams()
  const isEditing = search.has('edit')
  useFocusOnView(isEditing ? 'form' : 'profile')
  return isEditing ? <ProfileForm user={user} /> : <ProfileView user={user} />
}

export function ProfileSkeleton() {
  const { t } = useTranslation()
  return (
    <div aria-busy="true">
      <PageHeading title={t('profile.title')}>
        <Skeleton className="h-11 w-36" />
      </PageHeading>
      <Skeleton className="h-120 sm:h-72" />
      <div className="mt-4 grid gap-4 md:grid-cols-2">
        <Skeleton className="h-24" />
        <Skeleton className="h-24" />
      </div>
    </div>
  )
}
