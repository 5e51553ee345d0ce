import {
  useEffect,
  useEffectEvent,
  useImperativeHandle,
  useState,
  type KeyboardEvent,
  type Ref,
  type RefObject,
} from 'react'

import type { Translate } from '#web/language/i18n.ts'
import { useTranslation } from '#web/language/language-context.tsx'
import { useStore } from '#web/ui/store.ts'

import { pressInGrid } from './press-in-grid.ts'
import { RecentList } from './recent-list.tsx'
import { keepTerm, recentSearches, type RecentSearches } from './recent-searches.ts'
import { GridPlace } from './suggestion-cells.tsx'
import { Suggestions } from './suggestions.tsx'
import { rememberTyped } from './typed-term.ts'
import { canBeSearched, countOf, useSuggestions, type Found } from './use-suggestions.ts'

export { keepTerm } from './recent-searches.ts'

/** What the field passes on to its list. */
export interface PanelKeys {
  /** The text has changed, or the field has got the focus. */
  type: () => void
  press: (event: KeyboardEvent) => void
  close: () => void
}

/** How the list stands, as the field says it to screen readers. */
export interface Shown {
  isOpen: boolean
  /** The id of the cell where the visitor is. */
  cell: string | undefined
}

interface SuggestionPanelProps {
  id: string
  /** The field and this list. */
  box: RefObject<HTMLDivElement | null>
  keys: Ref<PanelKeys>
  shown: Shown
  onShow: (shown: Shown) => void
}

const CLOSED: Shown = { isOpen: false, cell: undefined }
const OPEN: Shown = { isOpen: true, cell: undefined }

/** Below the field: what the text suggests; while it is empty, the last searches. */
export function SuggestionPanel({ id, box, keys, shown, onShow }: SuggestionPanelProps) {
  const { t } = useTranslation()
  const recent = useStore(recentSearches)
  const [isAboutRecent, setIsAboutRecent] = useState(false)
  const field = () => box.current?.querySelector<HTMLInputElement>('input[type=search]')
  const show = (next: 'recent' | 'found') => {
    if (field() !== document.activeElement) return
    setIsAboutRecent(next === 'recent')
    onShow(OPEN)
  }
  const { answer, askSoon, stop } = useSuggestions({
    onAnswer: () => show('found'),
    onFailed: () => onShow(CLOSED),
  })
  const close = () => {
    stop()
    onShow(CLOSED)
  }
  const type = () => {
    const text = field()?.value.trim() ?? ''
    if (canBeSearched(text)) {
      // Until the answer comes the list is that of the text before: nothing of it is chosen any more.
      if (shown.isOpen) onShow(OPEN)
      askSoon(text)
    } else {
      stop()
      if (text === '') show('recent')
      else onShow(CLOSED)
    }
  }
  const press = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return
    if (isOpen) {
      pressInGrid(event, {
        listId: id,
        cell: shown.cell,
        goTo: (cell) => onShow({ isOpen: true, cell }),
        close,
      })
    } else if (event.key === 'ArrowDown') {
      event.preventDefault()
      type()
    }
  }
  const choose = () => {
    if (answer !== undefined && countOf(answer.found) > 0) keepTerm(answer.term)
    rememberTyped(field()?.value ?? '')
    close()
  }
  const searchAgain = (term: string) => {
    const input = field()
    if (input) input.value = term
    keepTerm(term)
    close()
  }
  useImperativeHandle(keys, () => ({ type, press, close }))
  useWhereFocusIs({ box, onHere: type, onLeft: close })

  const isOpen = shown.isOpen && (isAboutRecent ? hasSomething(recent) : answer !== undefined)
  useEffect(() => {
    // There may be nothing left to show, here or by another tab.
    if (shown.isOpen && !isOpen) onShow(CLOSED)
  }, [shown.isOpen, isOpen, onShow])
  return (
    <>
      <span role="status" className="sr-only">
        {isOpen && (isAboutRecent ? recentWords(recent, t) : foundWords(answer?.found, t))}
      </span>
      {/* The focus stays in the field, whatever is pressed here. */}
      <div
        id={id}
        role="grid"
        tabIndex={-1}
        aria-label={t('search.suggestions')}
        className="menu search-list"
        hidden={!isOpen}
        data-quiet={isAboutRecent && recent.terms.length === 0 ? '' : undefined}
        onMouseDown={(event) => event.preventDefault()}
      >
        <GridPlace value={{ listId: id, cell: shown.cell }}>
          {isOpen && isAboutRecent && <RecentList recent={recent} onChoose={searchAgain} />}
          {isOpen && !isAboutRecent && answer !== undefined && (
            <Suggestions {...answer} onChoose={choose} />
          )}
        </GridPlace>
      </div>
    </>
  )
}

interface WhereFocusIs {
  box: RefObject<HTMLDivElement | null>
  /** Called once, when the focus is in the box from the beginning. */
  onHere: () => void
  onLeft: () => void
}

/** Leaving the box by pointer or keyboard closes the list; what was typed while its code came is taken up. */
function useWhereFocusIs({ box, onHere, onLeft }: WhereFocusIs) {
  const begin = useEffectEvent(onHere)
  const leave = useEffectEvent((event: Event) => {
    if (!box.current?.contains(event.target as Node)) onLeft()
  })
  useEffect(() => {
    if (box.current?.contains(document.activeElement) === true) begin()
    const listen = (event: Event) => leave(event)
    document.addEventListener('pointerdown', listen)
    document.addEventListener('focusin', listen)
    return () => {
      document.removeEventListener('pointerdown', listen)
      document.removeEventListener('focusin', listen)
    }
  }, [box])
}

function hasSomething({ isKept, terms }: RecentSearches): boolean {
  return isKept === undefined || terms.length > 0
}

function recentWords({ terms }: RecentSearches, t: Translate): string {
  return terms.length === 0
    ? t('search.recent.ask')
    : t('search.recent.count', { count: terms.length })
}

function foundWords(found: Found | undefined, t: Translate): string {
  const count = found === undefined ? 0 : countOf(found)
  return count === 0 ? t('search.none') : t('search.count', { count })
}
