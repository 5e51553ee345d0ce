import { callAddress } from '#web/commerce/words/call-address.ts'
import { useTranslation } from '#web/language/language-context.tsx'
import { useCategoryName } from '#web/pages/category-names.ts'
import { paths } from '#web/pages/paths.ts'
import { useSettings } from '#web/pages/settings.ts'
import { categoryLinks } from '#web/storefront/layout/menu/navigation.ts'
import { Icon } from '#web/ui/icon.tsx'
import { ChevronRight } from '#web/ui/icons/chevron-right.ts'
import { Phone } from '#web/ui/icons/phone.ts'
import { Printer } from '#web/ui/icons/printer.ts'

import { Cell, Group, LinkCell, Row } from './suggestion-cells.tsx'

/** What helps where nothing answers to the words: by printer, by category, or by asking. */
export function NothingFound({ onChoose }: { onChoose: () => void }) {
  const { t } = useTranslation()
  const categoryName = useCategoryName()
  const { phone } = useSettings().shop
  return (
    <>
      <p className="text-muted px-3 py-2 text-sm" role="presentation">
        {t('search.nothing')}
      </p>
      <Row>
        <LinkCell name="finder" to={`${paths.home}#finder`} onChoose={onChoose}>
          <Icon of={Printer} />
          <span className="font-semibold">{t('search.byPrinter')}</span>
          <Icon of={ChevronRight} className="ml-auto" />
        </LinkCell>
      </Row>
      <Group title={t('search.categories')} isShown>
        <Row className="suggestion-categories">
          {categoryLinks.map(({ slug, to }) => (
            <LinkCell
              key={slug}
              name={`category-${slug}`}
              to={to}
              onChoose={onChoose}
              className="suggestion-choice"
            >
              {categoryName(slug)}
            </LinkCell>
          ))}
        </Row>
      </Group>
      <Row>
        <Cell name="phone" className="suggestion-main">
          {(look) => (
            <a
              tabIndex={-1}
              className={`suggestion-item menu-item ${look}`}
              href={callAddress(phone)}
            >
              <Icon of={Phone} />
              <span>{t('search.call', { phone })}</span>
            </a>
          )}
        </Cell>
      </Row>
    </>
  )
}
