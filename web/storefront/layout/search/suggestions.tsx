import { PrinterPicture } from '#web/commerce/printers/printer-picture.tsx'
import { type Choice, noteChoice } from '#web/commerce/search/note-choice.ts'
import { useTranslation } from '#web/language/language-context.tsx'
import { paths } from '#web/pages/paths.ts'
import { Icon } from '#web/ui/icon.tsx'
import { ChevronRight } from '#web/ui/icons/chevron-right.ts'
import { Search } from '#web/ui/icons/search.ts'
import { MarkedText } from '#web/ui/marked-text.tsx'

import { NothingFound } from './nothing-found.tsx'
import { ProductSuggestion } from './product-suggestion.tsx'
import { Group, LinkCell, Row } from './suggestion-cells.tsx'
import { countOf, type Found } from './use-suggestions.ts'

interface SuggestionsProps {
  term: string
  found: Found
  onChoose: () => void
}

/** Printers first, then articles with their house brand beside them, then categories, then everything. */
export function Suggestions({ term, found, onChoose }: SuggestionsProps) {
  const { t } = useTranslation()
  const choosing = (kind: Choice['kind']) => (id: number) => {
    noteChoice(term, { kind, id })
    onChoose()
  }
  const [choosePrinter, chooseProduct, chooseCategory] = [
    choosing('printer'),
    choosing('product'),
    choosing('category'),
  ]
  if (countOf(found) === 0) return <NothingFound onChoose={onChoose} />
  return (
    <>
      <Group title={t('search.printers')} isShown={found.printers.length > 0}>
        {found.printers.map((printer) => (
          <Row key={printer.id}>
            <LinkCell
              name={`printer-${printer.id}`}
              to={paths.printer(printer.slug)}
              onChoose={() => choosePrinter(printer.id)}
            >
              <PrinterPicture technology={printer.technology} />
              <span>
                <span className="sku font-semibold">
                  <MarkedText text={printer.model} query={term} />
                </span>
                <span className="text-muted block text-sm">
                  <MarkedText text={printer.brand} query={term} />
                </span>
              </span>
              <span className="suggestion-way">{t('printer.show')}</span>
            </LinkCell>
          </Row>
        ))}
      </Group>
      <Group title={t('search.products')} isShown={found.products.length > 0}>
        {found.products.map((product) => (
          <ProductSuggestion
            key={product.id}
            product={product}
            term={term}
            onChoose={chooseProduct}
          />
        ))}
      </Group>
      <Group title={t('search.categories')} isShown={found.categories.length > 0}>
        {found.categories.map(({ id, slug, name }) => (
          <Row key={id}>
            <LinkCell
              name={`category-${id}`}
              to={paths.category(slug)}
              onChoose={() => chooseCategory(id)}
            >
              <span>
                <MarkedText text={name} query={term} />
              </span>
              <Icon of={ChevronRight} className="ml-auto" />
            </LinkCell>
          </Row>
        ))}
      </Group>
      <Row>
        <LinkCell name="all" to={paths.search({ query: term })} onChoose={onChoose}>
          <Icon of={Search} />
          <span className="text-primary-text font-semibold">{t('search.all', { term })}</span>
        </LinkCell>
      </Row>
    </>
  )
}
