import { Command } from 'cmdk'
import { useEffect, useRef, useState } from 'react'

import { ADMIN_LINKS, FOOT_LINKS } from '#web/admin/layout/admin-links.ts'
import type { TextKey } from '#web/language/i18n.ts'
import { useTranslation } from '#web/language/language-context.tsx'
import { useNavigate } from '#web/router/hooks.ts'
import { Icon } from '#web/ui/icon.tsx'
import { Modal } from '#web/ui/modal.tsx'
import { matchRange } from '#web/ui/text-match.ts'

import { COMMANDS } from './commands.ts'
import { useFound, type FoundEntry } from './use-found.ts'

/** Finds an order, a customer, a product, a screen or something to do, from anywhere. */
export function CommandPalette({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const { t } = useTranslation()
  return (
    <Modal
      isOpen={isOpen}
      onClose={onClose}
      label={{ text: t('admin.find.label') }}
      look="dialog modal-dialog palette"
    >
      {isOpen && <Palette onClose={onClose} />}
    </Modal>
  )
}

function Palette({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const [text, setText] = useState('')
  const { orders, customers, products, isBusy } = useFound(text)
  const input = useRef<HTMLInputElement>(null)
  // The dialog opens after this and gives the focus to the first thing in it, which is not the field.
  useEffect(() => void requestAnimationFrame(() => input.current?.focus()), [])
  const go = (place: string) => {
    onClose()
    void navigate(place)
  }
  const fits = (key: TextKey) => text.trim() === '' || matchRange(t(key), text) !== undefined
  const screens = [...ADMIN_LINKS.flatMap(({ links }) => links), ...FOOT_LINKS].filter((link) =>
    fits(link.text),
  )
  const commands = COMMANDS.filter((command) => fits(command.text))
  return (
    <Command label={t('admin.find.label')} shouldFilter={false} loop>
      <Command.Input
        ref={input}
        className="input palette-input"
        placeholder={t('admin.find.label')}
        value={text}
        onValueChange={setText}
        maxLength={100}
      />
      <Command.List className="palette-list" label={t('admin.find.results')}>
        {!isBusy && (
          <Command.Empty className="text-muted p-4">{t('admin.list.nothingFound')}</Command.Empty>
        )}
        {isBusy && (
          <Command.Loading className="text-muted p-4">{t('admin.find.busy')}</Command.Loading>
        )}
        <Found heading={t('admin.nav.orders')} entries={orders} onGo={go} />
        <Found heading={t('admin.find.customers')} entries={customers} onGo={go} />
        <Found
          heading={t('admin.find.products')}
          entries={products}
          onGo={(place) => window.location.assign(place)}
        />
        <Found
          heading={t('admin.find.screens')}
          entries={screens.map(({ to, text: key, icon }) => ({ to, name: t(key), icon }))}
          onGo={go}
        />
        {commands.length > 0 && (
          <Command.Group heading={t('admin.find.actions')}>
            {commands.map(({ text: key, icon, run }) => (
              <Command.Item
                key={key}
                value={key}
                className="palette-item"
                onSelect={() => {
                  onClose()
                  run({ navigate: (place) => void navigate(place) })
                }}
              >
                <Icon of={icon} />
                {t(key)}
              </Command.Item>
            ))}
          </Command.Group>
        )}
      </Command.List>
    </Command>
  )
}

function Found({
  heading,
  entries,
  onGo,
}: {
  heading: string
  entries: readonly FoundEntry[]
  onGo: (place: string) => void
}) {
  if (entries.length === 0) return null
  return (
    <Command.Group heading={heading}>
      {entries.map(({ to, name, icon, note }) => (
        <Command.Item key={to} value={to} className="palette-item" onSelect={() => onGo(to)}>
          <Icon of={icon} />
          <span className="truncate">{name}</span>
          {note !== undefined && <span className="text-muted palette-note">{note}</span>}
        </Command.Item>
      ))}
    </Command.Group>
  )
}
