import { useRef, useState, type FormEvent } from 'react'

import { useTranslation } from '#web/language/language-context.tsx'
import { categoryQuery, paths } from '#web/pages/paths.ts'
import { useLocation, useNavigate, useParams } from '#web/router/hooks.ts'
import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Search } from '#web/ui/icons/search.ts'
import { useLoaded } from '#web/ui/use-loaded.ts'

import type { PanelKeys, Shown } from './suggestion-panel.tsx'
import { typedIn } from './typed-term.ts'

const loadPanel = () => import('./suggestion-panel.tsx')
const CLOSED: Shown = { isOpen: false, cell: undefined }

/**
 * Search; a plain form to /search?query= where there is no JavaScript. What it suggests, and the keys for
 * that, come when the field is first used.
 */
export function SearchBox({ id, look }: { id: string; look: 'wide' | 'narrow' }) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const { category } = useParams()
  const { search, state } = useLocation()
  const box = useRef<HTMLDivElement>(null)
  const keys = useRef<PanelKeys>(null)
  const [isUsed, setIsUsed] = useState(false)
  const [shown, setShown] = useState(CLOSED)
  const panel = useLoaded(loadPanel, isUsed)
  const listId = `${id}-suggestions`
  const text = typedIn(state) ?? new URLSearchParams(search).get('query') ?? ''

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const typed = new FormData(event.currentTarget).get('query')
    const query = typeof typed === 'string' ? typed.trim() : ''
    if (query === '') return
    keys.current?.close()
    void loadPanel().then(({ keepTerm }) => keepTerm(query))
    void navigate(paths.search({ query, ...categoryQuery(category) }))
  }

  return (
    <div ref={box} className={`search-box search-${look}`}>
      <form action="/search" role="search" onSubmit={submit} className="relative">
        <label className="sr-only" htmlFor={id}>
          {t('search.label')}
        </label>
        <span className="search-icon">
          <Icon of={Search} />
        </span>
        <input
          id={id}
          key={`${search} ${text}`}
          name="query"
          type="search"
          className="input search-input"
          placeholder={t('search.label')}
          autoComplete="off"
          spellCheck={false}
          enterKeyHint="search"
          defaultValue={text}
          role="combobox"
          aria-autocomplete="list"
          aria-haspopup="grid"
          aria-expanded={shown.isOpen}
          aria-controls={listId}
          aria-activedescendant={shown.cell}
          onChange={() => keys.current?.type()}
          onFocus={() => {
            setIsUsed(true)
            keys.current?.type()
          }}
          onClick={() => shown.isOpen || keys.current?.type()}
          onKeyDown={(event) => keys.current?.press(event)}
        />
        {look === 'wide' && (
          <Button type="submit" size="small" className="search-submit">
            {t('search.submit')}
          </Button>
        )}
        {categoryInputs(category)}
      </form>
      {panel === undefined ? (
        <div id={listId} hidden />
      ) : (
        <panel.SuggestionPanel id={listId} box={box} keys={keys} shown={shown} onShow={setShown} />
      )}
    </div>
  )
}

/** On a category page the search stays in that category. */
function categoryInputs(category: string | undefined) {
  return Object.entries(categoryQuery(category)).map(([name, value]) => (
    <input key={name} type="hidden" name={name} value={value} />
  ))
}
