import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'

import { Document } from './document.tsx'

test('what the first paint needs comes first, code waits in a template', () => {
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
  const template = /<template id="page-code">(.*)<\/template>/.exec(markup)?.[1]
  for (const file of ['/react.js', '/words.json', '/entry.js']) {
    expect(template).toContain(`"${file}"`)
    expect(markup.split(`"${file}"`)).toHaveLength(2)
  }
})
