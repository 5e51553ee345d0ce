import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'

import { Document } from './document.tsx'

test('what the first paint needs comes first, scripts and texts last and with low priority', () => {
  const markup = renderToStaticMarkup(
    <Document
      language="nl"
      head={[{ tag: 'title', attributes: {}, text: 'Ink & toner' }]}
      assets={{
        entry: '/entry.js',
        styles: ['/app.css'],
        modules: ['/react.js'],
        texts: ['/words.json'],
      }}
      pictures={['/hero.svg']}
      data="{}"
    />,
  )
  const order = ['charset', '/app.css', '/hero.svg', '.woff2', 'Ink &amp; toner', '/react.js']
  const places = order.map((part) => markup.indexOf(part))
  expect(places.every((place) => place > 0)).toBe(true)
  expect(places).toEqual(places.toSorted((a, b) => a - b))
  for (const file of ['/react.js', '/words.json', '/entry.js']) {
    const [tag] = markup.match(new RegExp(`<[^>]*"${file}"[^>]*>`)) ?? []
    expect(tag?.toLowerCase()).toContain('fetchpriority="low"')
  }
})
