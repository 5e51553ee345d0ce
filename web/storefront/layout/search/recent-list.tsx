import { useTranslation } from '#web/language/language-context.tsx'
import { paths } from '#web/pages/paths.ts'
import { Icon } from '#web/ui/icon.tsx'
import { Clock } from '#web/ui/icons/clock.ts'
import { X } from '#web/ui/icons/x.ts'
import { toasts } from '#web/ui/toast-store.ts'

import { forgetAllTerms, forgetTerm, keepSearches, type RecentSearches } from './recent-searches.ts'
import { ButtonCell, Group, LinkCell, Row } from './suggestion-cells.tsx'

/** In an empty field: the last searches, or whether they shall be kept. */
export function RecentList({
  recent: { isKept, terms },
  onChoose,
}: {
  recent: RecentSearches
  onChoose: (term: string) => void
}) {
  const { t } = useTranslation()
  if (isKept === undefined) return <KeepQuestion />
  return (
    <>
      <Group title={t('search.recent.title')} isShown>
        {terms.map((term) => (
          <Row key={term}>
            <LinkCell
              name={`recent-${term}`}
              to={paths.search({ query: term })}
              onChoose={() => onChoose(term)}
            >
              <Icon of={Clock} className="text-muted" />
              <span className="min-w-0 truncate">{term}</span>
            </LinkCell>
            <ButtonCell
              name={`forget-${term}`}
              label={t('search.recent.remove', { term })}
              className="suggestion-tool"
              onPress={() => forgetTerm(term)}
            >
              <Icon of={X} />
            </ButtonCell>
          </Row>
        ))}
      </Group>
      <Row className="suggestion-choices">
        <ButtonCell name="clear" className="suggestion-choice" onPress={forgetAllTerms}>
          {t('search.recent.clear')}
        </ButtonCell>
        <ButtonCell
          name="stop"
          className="suggestion-choice"
          onPress={() => {
            keepSearches(false)
            toasts.show(t('search.recent.stopped'))
          }}
        >
          {t('search.recent.stop')}
        </ButtonCell>
      </Row>
    </>
  )
}

/** One quiet line, until it is answered once. */
function KeepQuestion() {
  const { t } = useTranslation()
  return (
    <div className="suggestion-ask">
      <p role="presentation">{t('search.recent.ask')}</p>
      <Row className="suggestion-choices">
        <ButtonCell
          name="keep"
          className="suggestion-choice"
          onPress={() => {
            keepSearches(true)
            toasts.show(t('search.recent.started'))
          }}
        >
          {t('search.recent.yes')}
        </ButtonCell>
        <ButtonCell name="refuse" className="suggestion-choice" onPress={() => keepSearches(false)}>
          {t('search.recent.no')}
        </ButtonCell>
      </Row>
    </div>
  )
}
