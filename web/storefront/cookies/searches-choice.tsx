import { useTranslation } from '#web/language/language-context.tsx'
import { keepSearches, recentSearches } from '#web/storefront/layout/search/recent-searches.ts'
import { Button } from '#web/ui/button.tsx'
import { useStore } from '#web/ui/store.ts'

/** Whether this browser keeps the last searches: the same choice as in the search box. */
export function SearchesChoice() {
  const { t } = useTranslation()
  const { isKept } = useStore(recentSearches)
  const said = isKept === true ? 'cookies.searches.kept' : 'cookies.searches.refused'
  return (
    <div className="grid gap-4">
      <p>{t('cookies.searches.text')}</p>
      <p className="text-sm font-semibold" aria-live="polite">
        {t(isKept === undefined ? 'cookies.searches.none' : said)}
      </p>
      <div className="flex flex-wrap gap-3">
        <Button look="secondary" className="flex-1" onClick={() => keepSearches(false)}>
          {t('cookies.searches.stop')}
        </Button>
        <Button
          look="secondary"
          className="flex-1"
          onClick={() => {
            if (isKept !== true) keepSearches(true)
          }}
        >
          {t('cookies.searches.keep')}
        </Button>
      </div>
    </div>
  )
}
