import { LRUCache } from 'lru-cache'
import type { ComponentType } from 'react'
import { renderToString } from 'react-dom/server'

import { deliveryPromise } from '#contract/plain/delivery.ts'
import { FixedLanguage } from '#web/language/language-context.tsx'
import type { ReadingLanguage } from '#web/language/language.ts'
import { stillPage } from '#web/router/page-state.ts'
import { StaticPages } from '#web/router/router-view.tsx'
import type { KeepPart } from '#web/ui/kept.tsx'

import { splitPreloads } from './picture-preloads.ts'
import { ROOT_ID, type RootData } from './root-loader.ts'

/** Some 900 cards; a character takes two bytes. */
const KEPT_CHARACTERS = 3_000_000

const kept = new LRUCache<string, string>({
  maxSize: KEPT_CHARACTERS,
  sizeCalculation: (markup, key) => markup.length + key.length,
})

const NOWHERE = { pathname: '/', search: '', hash: '' }

/**
 * Keeps the parts of one page (see `Kept`). A part is rendered on a page of its own, which has the
 * shop's settings but neither address nor data: what it may not depend on is not there.
 */
export function partKeeper(root: RootData, reading: ReadingLanguage): KeepPart {
  const loaderData = { [ROOT_ID]: root }
  const page = stillPage(NOWHERE, { matches: [], loaderData, errors: undefined })
  const surroundings = nameOf(surroundingsOf(root, reading))
  const render = (Part: ComponentType<object>, props: object) =>
    splitPreloads(
      renderToString(
        <FixedLanguage language={reading}>
          <StaticPages page={page}>
            <Part {...props} />
          </StaticPages>
        </FixedLanguage>,
      ),
    ).markup
  return (part, props) => {
    const key = `${nameOf(part)} ${surroundings} ${JSON.stringify(props)}`
    let markup = kept.get(key)
    if (markup === undefined) {
      markup = render(part as ComponentType<object>, props)
      kept.set(key, markup)
    }
    return markup
  }
}

/** What every part may depend on besides its props, as text. */
function surroundingsOf(
  { settings, categoryNames, renderedAt }: RootData,
  reading: ReadingLanguage,
): string {
  const { cut_off: cutOff } = settings.shipping
  const { deliveredOn, isTomorrow } = deliveryPromise(new Date(renderedAt), cutOff)
  const year = renderedAt.slice(0, 4)
  return JSON.stringify([reading, deliveredOn, isTomorrow, year, settings, categoryNames])
}

const names = new LRUCache<string | object, number>({ max: 100 })
let lastName = 0

/** A number for what is too long, or has no words at all, to stand in every key. */
function nameOf(thing: string | object): number {
  let name = names.get(thing)
  if (name === undefined) {
    name = ++lastName
    names.set(thing, name)
  }
  return name
}
