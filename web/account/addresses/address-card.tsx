import { useState } from 'react'

import { ConfirmDialog } from '#web/account/layout/confirm-dialog.tsx'
import { focusPage } from '#web/account/layout/focus-page.ts'
import { refreshCounts } from '#web/commerce/session/header-counts.ts'
import { refusalText } from '#web/commerce/words/refusal-text.ts'
import { browserCall } from '#web/data/shop-call.ts'
import { countryName } from '#web/language/format.ts'
import { useTranslation } from '#web/language/language-context.tsx'
import { paths, withQuery } from '#web/pages/paths.ts'
import { useRevalidator } from '#web/router/hooks.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button, buttonLooks } from '#web/ui/button.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Check } from '#web/ui/icons/check.ts'
import { Pencil } from '#web/ui/icons/pencil.ts'
import { Trash2 as Trash } from '#web/ui/icons/trash-2.ts'
import { Link } from '#web/ui/link.tsx'
import { toasts } from '#web/ui/toast-store.ts'

import type { Address } from './saved-address.ts'

/** A saved address with its buttons. */
export function AddressCard({ address }: { address: Address }) {
  const { t, language } = useTranslation()
  const name = `${address.first_name} ${address.last_name}`
  return (
    <li
      className={address.is_default ? 'card card-pad address is-default' : 'card card-pad address'}
    >
      <div className="flex flex-wrap items-center gap-2">
        <h2 className="text-lg wrap-anywhere">{name}</h2>
        {address.is_default && (
          <Badge tone="info">
            <Icon of={Check} />
            {t('addresses.default')}
          </Badge>
        )}
      </div>
      <address className="text-muted mt-1 flex-1 not-italic">
        <span className="block">{address.street}</span>
        <span className="block">{`${address.postal_code} ${address.city}, ${address.state}`}</span>
        <span className="block">{countryName(address.country, language)}</span>
        {address.phone !== null && <span className="num block">{address.phone}</span>}
      </address>
      <div className="border-line mt-4 flex flex-wrap gap-2 border-t pt-4">
        <Link
          className={buttonLooks({ look: 'secondary' })}
          to={withQuery(paths.addresses, { edit: address.id })}
          aria-label={t('addresses.editNamed', { name })}
        >
          <Icon of={Pencil} />
          {t('addresses.edit')}
        </Link>
        {!address.is_default && <SetDefault address={address} name={name} />}
        <DeleteAddress address={address} name={name} />
      </div>
    </li>
  )
}

function SetDefault({ address: { id }, name }: { address: Address; name: string }) {
  const { t } = useTranslation()
  const { revalidate } = useRevalidator()
  const [isBusy, setIsBusy] = useState(false)
  const set = async () => {
    setIsBusy(true)
    try {
      const { message } = await browserCall('PUT /profile/addresses/{id}/default', {
        params: { id },
        body: {},
      })
      await revalidate()
      toasts.show(message)
      focusPage()
    } catch (error) {
      toasts.showError(refusalText(error, t('addresses.failure.default')))
    } finally {
      setIsBusy(false)
    }
  }
  return (
    <Button
      look="ghost"
      isBusy={isBusy}
      aria-label={t('addresses.setDefaultNamed', { name })}
      onClick={() => void set()}
    >
      {t('addresses.setDefault')}
    </Button>
  )
}

function DeleteAddress({ address: { id }, name }: { address: Address; name: string }) {
  const { t } = useTranslation()
  const { revalidate } = useRevalidator()
  const [isAsking, setIsAsking] = useState(false)
  const [isBusy, setIsBusy] = useState(false)
  const remove = async () => {
    setIsBusy(true)
    try {
      const { message } = await browserCall('DELETE /profile/addresses/{id}', { params: { id } })
      setIsAsking(false)
      refreshCounts()
      await revalidate()
      toasts.show(message)
      focusPage()
    } catch (error) {
      setIsAsking(false)
      toasts.showError(refusalText(error, t('addresses.failure.delete')))
    } finally {
      setIsBusy(false)
    }
  }
  return (
    <>
      <IconButton
        className="text-danger-text ml-auto"
        label={t('addresses.deleteNamed', { name })}
        icon={<Icon of={Trash} />}
        onClick={() => setIsAsking(true)}
      />
      <ConfirmDialog
        isOpen={isAsking}
        onClose={() => setIsAsking(false)}
        title={t('addresses.delete.question')}
        verb={t('addresses.delete.verb')}
        isBusy={isBusy}
        onConfirm={() => void remove()}
      >
        <p>{t('addresses.delete.text', { name })}</p>
      </ConfirmDialog>
    </>
  )
}
