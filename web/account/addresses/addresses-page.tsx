import { useFocusOnView } from '#web/account/layout/focus-page.ts'
import { PageHeading } from '#web/account/layout/page-heading.tsx'
import type { CurrentUser } from '#web/commerce/session/current-user.ts'
import { useTranslation } from '#web/language/language-context.tsx'
import { paths, withQuery } from '#web/pages/paths.ts'
import scene from '#web/pictures/scene-empty-cart.svg'
import { useLoaderData, useSearchParams } from '#web/router/hooks.ts'
import { buttonLooks } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Plus } from '#web/ui/icons/plus.ts'
import { Link } from '#web/ui/link.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'

import { AddressCard } from './address-card.tsx'
import { AddressForm } from './address-form.tsx'
import type { Address } from './saved-address.ts'

interface AddressesData {
  addresses: readonly Address[]
  user: CurrentUser
}

const NEW = 'new'

/** The saved addresses, or the form for one of them: the address of the page says which. */
export function AddressesPage() {
  const { addresses, user } = useLoaderData<AddressesData>()
  const [search] = useSearchParams()
  const asked = search.get('edit')
  useFocusOnView(asked ?? 'list')
  const edited = addresses.find(({ id }) => String(id) === asked)
  if (asked === NEW || edited !== undefined) {
    return (
      <AddressForm key={asked} address={edited} name={user.name} isFirst={addresses.length === 0} />
    )
  }
  return <AddressList addresses={addresses} />
}

function AddressList({ addresses }: Pick<AddressesData, 'addresses'>) {
  const { t } = useTranslation()
  const add = (
    <Link className={buttonLooks()} to={withQuery(paths.addresses, { edit: NEW })}>
      <Icon of={Plus} />
      {t('addresses.add')}
    </Link>
  )
  if (addresses.length === 0) {
    return (
      <>
        <PageHeading title={t('addresses.title')} />
        <div className="card">
          <EmptyState
            picture={scene}
            title={t('addresses.empty.title')}
            text={t('addresses.empty.text')}
          >
            <span className="mt-2">{add}</span>
          </EmptyState>
        </div>
      </>
    )
  }
  return (
    <>
      <PageHeading title={t('addresses.title')}>{add}</PageHeading>
      <ul className="grid gap-4 md:grid-cols-2">
        {addresses.map((address) => (
          <AddressCard key={address.id} address={address} />
        ))}
      </ul>
    </>
  )
}

export function AddressesSkeleton() {
  const { t } = useTranslation()
  return (
    <div aria-busy="true">
      <PageHeading title={t('addresses.title')}>
        <Skeleton className="h-11 w-40" />
      </PageHeading>
      <div className="grid gap-4 md:grid-cols-2">
        <Skeleton className="h-60" />
        <Skeleton className="h-60" />
      </div>
    </div>
  )
}
