import { useEffect, useRef, type FormEvent } from 'react'
import { useLocation, useNavigate, useParams } from 'react-router'

import { useTranslation } from '#web/language/language-context.tsx'
import { categoryQuery, paths } from '#web/pages/paths.ts'
import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Search } from '#web/ui/icons/search.ts'
import { useLoaded } from '#web/ui/use-loaded.ts'

import { useOptionKeys } from './use-option-keys.ts'
import { countOf, useSuggestions } from './use-suggestions.ts'

const loadSuggestions = () => import('./suggestions.tsx')

/** Search with suggestions; a plain form to /search?query= where there is no JavaScript. */
export function SearchBox({ id, look }: { id: string; look: 'wide' | 'narrow' }) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const { category } = useParams()
  const suggestions = useSuggestions()
  const list = useLoaded(loadSuggestions, suggestions.isOpen)
  const box = useRef<HTMLDivElement>(null)
  const { search } = useLocation()
  const listId = `${id}-suggestions`
  const { answer, isOpen, close } = suggestions
  const keys = useOptionKeys({
    listId,
    isOpen,
    subject: answer,
    close,
    open: suggestions.type,
  })

  // Leaving the box by pointer or keyboard closes the list.
  useEffect(() => {
    const leave = (event: Event) => {
      if (!box.current?.contains(event.target as Node)) close()
    }
    document.addEventListener('pointerdown', leave)
    document.addEventListener('focusin', leave)
    return () => {
      document.removeEventListener('pointerdown', leave)
      document.removeEventListener('focusin', leave)
    }
  }, [close])

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const typed = new FormData(event.currentTarget).get('query')
    const query = typeof typed === 'string' ? typed.trim() : ''
    if (query === '') return
    close()
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
          key={search}
          name="query"
          type="search"
          className="input search-input"
          placeholder={t('search.label')}
          autoComplete="off"
          spellCheck={false}
          enterKeyHint="search"
          defaultValue={new URLSearchParams(search).get('query') ?? ''}
          role="combobox"
          aria-autocomplete="list"
          aria-expanded={isOpen}
          aria-controls={listId}
          aria-activedescendant={keys.activeId}
          onChange={(event) => suggestions.type(event.target.value)}
          onFocus={(event) => suggestions.type(event.target.value)}
          onKeyDown={keys.press}
        />
        {look === 'wide' && (
          <Button type="submit" size="small" className="search-submit">
            {t('search.submit')}
          </Button>
        )}
        {categoryInputs(category)}
      </form>
      <span role="status" className="sr-only">
        {isOpen && answer !== undefined && t('search.count', { count: countOf(answer.found) })}
      </span>
      <div
        id={listId}
        role="listbox"
        aria-label={t('search.suggestions')}
        className="menu search-list"
        hidden={!isOpen}
      >
        {isOpen && answer !== undefined && list !== undefined && (
          <list.Suggestions
            id={listId}
            term={answer.term}
            found={answer.found}
            active={keys.active}
            onChoose={close}
          />
        )}
      </div>
    </div>
  )
}

/** On a category page the search stays in that category. */
function categoryInputs(category: string | undefined) {
  return Object.entries(categoryQuery(category)).map(([name, value]) => (
    <input key={name} type="hidden" name={name} value={value} />
  ))
}
