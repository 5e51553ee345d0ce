import { beforeEach, expect, test } from 'vitest'

import { useTranslation } from '#web/language/language-context.tsx'
import { useLocation } from '#web/router/hooks.ts'

import { partKeeper } from './part-keeper.tsx'
import type { RootData } from './root-loader.ts'
import { useSettings } from './settings.ts'

let renders = 0

function Greeting({ name }: { name: string; onPress?: () => void }) {
  renders++
  const { language } = useTranslation()
  const { house_brand: brand } = useSettings().shop
  const { pathname } = useLocation()
  return (
    <p>
      {name} {language} {brand} {pathname}
    </p>
  )
}

/** What the part and its keeper read of the shop. */
function root(brand: string, renderedAt = '2026-11-23T09:00:00.000Z'): RootData {
  const settings = { shop: { house_brand: brand }, shipping: { cut_off: '16:00' } }
  return { settings: settings as RootData['settings'], categoryNames: {}, renderedAt }
}

beforeEach(() => {
  renders = 0
})

test('a part is rendered once for equal props, and apart from the page it stands in', () => {
  const first = partKeeper(root('Octavo'), 'nl')
  const second = partKeeper(root('Octavo', '2026-11-23T09:30:00.000Z'), 'nl')

  const markup = first(Greeting, { name: 'An' })

  expect(markup).toBe('<p>An<!-- --> <!-- -->nl<!-- --> <!-- -->Octavo<!-- --> <!-- -->/</p>')
  expect(second(Greeting, { name: 'An', onPress: () => undefined })).toBe(markup)
  expect(renders).toBe(1)
})

test('other props, another language, other settings and another day of delivery are another part', () => {
  const afterCutOff = '2026-11-23T16:00:00.000Z'
  const pages = [
    partKeeper(root('Octavo'), 'fr'),
    partKeeper(root('Octavo'), 'de'),
    partKeeper(root('Nine'), 'fr'),
    partKeeper(root('Octavo', afterCutOff), 'fr'),
  ]

  for (const keep of pages) keep(Greeting, { name: 'Bo' })
  pages[0]?.(Greeting, { name: 'Cé' })

  expect(renders).toBe(5)
})
