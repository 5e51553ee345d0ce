import { useState } from 'react'

import type { TextKey } from '#web/language/i18n.ts'
import { useTranslation } from '#web/language/language-context.tsx'
import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Check } from '#web/ui/icons/check.ts'
import { ChevronDown } from '#web/ui/icons/chevron-down.ts'
import { PopoverMenu } from '#web/ui/popover-menu.tsx'
import { TextField } from '#web/ui/text-field.tsx'

import { useListAddress, type ListAddress } from './use-list-address.ts'

interface ChoiceFilter {
  kind: 'choice'
  label: TextKey
  name: string
  options: readonly { value: string; label: string }[]
}

interface RangeFilter {
  kind: 'days' | 'euros'
  label: TextKey
  from: string
  to: string
}

export type ListFilter = ChoiceFilter | RangeFilter

/** A button for each way to narrow the list. One that narrows it says so. */
export function ListFilters({ filters }: { filters: readonly ListFilter[] }) {
  const list = useListAddress()
  return (
    <div className="list-filters">
      {filters.map((filter) => (
        <FilterMenu key={filter.label} filter={filter} list={list} />
      ))}
    </div>
  )
}

function FilterMenu({ filter, list }: { filter: ListFilter; list: ListAddress }) {
  const { t } = useTranslation()
  const said = saidBy(filter, list.params)
  return (
    <PopoverMenu
      buttonLook={`btn btn-secondary ${said === undefined ? '' : 'list-filter-set'}`}
      button={
        <>
          {said === undefined ? t(filter.label) : `${t(filter.label)}: ${said}`}
          <Icon of={ChevronDown} />
        </>
      }
    >
      {(close) =>
        filter.kind === 'choice' ? (
          <Choices filter={filter} list={list} onDone={close} />
        ) : (
          <Range filter={filter} list={list} onDone={close} />
        )
      }
    </PopoverMenu>
  )
}

function saidBy(filter: ListFilter, params: URLSearchParams): string | undefined {
  if (filter.kind === 'choice') {
    const value = params.get(filter.name)
    return filter.options.find((option) => option.value === value)?.label ?? value ?? undefined
  }
  const [from, to] = [params.get(filter.from), params.get(filter.to)]
  return from === null && to === null ? undefined : `${from ?? '…'} – ${to ?? '…'}`
}

function Choices({
  filter,
  list,
  onDone,
}: {
  filter: ChoiceFilter
  list: ListAddress
  onDone: () => void
}) {
  const { t } = useTranslation()
  const value = list.params.get(filter.name) ?? ''
  return [{ value: '', label: t('admin.list.all') }, ...filter.options].map((option) => (
    <button
      key={option.value}
      type="button"
      className="menu-item"
      aria-pressed={option.value === value}
      onClick={() => {
        onDone()
        list.go({ [filter.name]: option.value })
      }}
    >
      <span className="flex-1">{option.label}</span>
      {option.value === value && <Icon of={Check} />}
    </button>
  ))
}

function Range({
  filter,
  list,
  onDone,
}: {
  filter: RangeFilter
  list: ListAddress
  onDone: () => void
}) {
  const { t } = useTranslation()
  const [from, setFrom] = useState(list.params.get(filter.from) ?? '')
  const [to, setTo] = useState(list.params.get(filter.to) ?? '')
  const type = filter.kind === 'days' ? 'date' : 'number'
  const steps = filter.kind === 'days' ? {} : { min: 0, step: '0.01' }
  return (
    <form
      className="list-range"
      method="dialog"
      onSubmit={(event) => {
        event.preventDefault()
        onDone()
        list.go({ [filter.from]: from, [filter.to]: to })
      }}
    >
      <TextField
        label={t('admin.list.from')}
        type={type}
        {...steps}
        value={from}
        onChange={(event) => setFrom(event.target.value)}
      />
      <TextField
        label={t('admin.list.to')}
        type={type}
        {...steps}
        value={to}
        onChange={(event) => setTo(event.target.value)}
      />
      <div className="flex justify-end gap-2">
        <Button
          look="ghost"
          onClick={() => {
            onDone()
            list.go({ [filter.from]: undefined, [filter.to]: undefined })
          }}
        >
          {t('admin.list.clear')}
        </Button>
        <Button type="submit">{t('admin.list.apply')}</Button>
      </div>
    </form>
  )
}
