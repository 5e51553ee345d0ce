import { useState } from 'react'

import type { Answer } from '#contract/api.ts'
import { staffCall } from '#web/admin/staff.ts'
import { refusalText } from '#web/commerce/words/refusal-text.ts'
import { useTranslation } from '#web/language/language-context.tsx'
import { Button } from '#web/ui/button.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Bookmark } from '#web/ui/icons/bookmark.ts'
import { Trash2 } from '#web/ui/icons/trash-2.ts'
import { Link } from '#web/ui/link.tsx'
import { PopoverMenu } from '#web/ui/popover-menu.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { toasts } from '#web/ui/toast-store.ts'

import { viewOfAddress } from './list-address.ts'

type View = Answer<'GET /admin/views'>['data'][number]

/** The views of this list that somebody has saved, and a field to save the one in sight. */
export function ViewMenu({ screen, path }: { screen: string; path: string }) {
  const { t } = useTranslation()
  return (
    <PopoverMenu
      buttonLook="btn btn-secondary"
      menuLook="list-views"
      label={t('admin.list.views')}
      button={
        <>
          <Icon of={Bookmark} />
          <span className="list-tool-words">{t('admin.list.views')}</span>
        </>
      }
    >
      {(close) => <Views screen={screen} path={path} onDone={close} />}
    </PopoverMenu>
  )
}

function Views({ screen, path, onDone }: { screen: string; path: string; onDone: () => void }) {
  const { t } = useTranslation()
  const { views, save, remove } = useViews(screen)
  const [name, setName] = useState('')
  return (
    <>
      {views?.length === 0 && <p className="text-muted px-3 py-2">{t('admin.list.noViews')}</p>}
      <ul>
        {views?.map((view) => (
          <li key={view.id} className="flex items-center">
            <Link className="menu-item flex-1" to={`${path}?${view.query}`} onClick={onDone}>
              {view.name}
            </Link>
            <IconButton
              label={t('admin.list.removeView', { name: view.name })}
              icon={<Icon of={Trash2} />}
              onClick={() => void remove(view)}
            />
          </li>
        ))}
      </ul>
      <form
        className="list-range border-line border-t"
        method="dialog"
        onSubmit={(event) => {
          event.preventDefault()
          if (name.trim() === '') return
          void save(name.trim()).then((isSaved) => isSaved && setName(''))
        }}
      >
        <TextField
          label={t('admin.list.viewName')}
          value={name}
          maxLength={60}
          onChange={(event) => setName(event.target.value)}
        />
        <Button type="submit">{t('admin.list.saveView')}</Button>
      </form>
    </>
  )
}

function useViews(screen: string) {
  const { t } = useTranslation()
  const [views, setViews] = useState<readonly View[]>()
  const [isAsked, setIsAsked] = useState(false)
  const ask = async () => {
    const { data } = await staffCall('GET /admin/views', { query: { screen } })
    setViews(data)
  }
  const tell = (error: unknown) => toasts.showError(refusalText(error, t('admin.failure.title')))
  if (!isAsked) {
    setIsAsked(true)
    ask().catch(tell)
  }
  return {
    views,
    save: async (name: string): Promise<boolean> => {
      try {
        const body = { screen, name, query: viewOfAddress(window.location.search) }
        const { message } = await staffCall('POST /admin/views', { body })
        toasts.show(message)
        await ask()
        return true
      } catch (error) {
        tell(error)
        return false
      }
    },
    remove: async ({ id }: View): Promise<void> => {
      await staffCall('DELETE /admin/views/{id}', { params: { id } }).then(ask).catch(tell)
    },
  }
}
