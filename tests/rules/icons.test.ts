import { readFileSync } from 'node:fs'
import path from 'node:path'

import CircleAlert from 'lucide-react/icons/circle-alert'
import Palette from 'lucide-react/icons/palette'
import Printer from 'lucide-react/icons/printer'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'

import { ICON_FOLDER, iconFile, iconNames, shapesOf } from '#scripts/generate-icons.ts'

test.each(iconNames())('the lines of %s are as lucide draws them today', async (name) => {
  const written = readFileSync(path.join(ICON_FOLDER, `${name}.ts`), 'utf8')
  expect(written).toBe(await iconFile(name))
})

test.each([
  ['circle-alert', CircleAlert],
  ['palette', Palette],
  ['printer', Printer],
])('the shapes of %s are those that its own component draws', async (name, drawing) => {
  const drawn = renderToStaticMarkup(createElement(drawing))
  for (const [tag, attributes] of await shapesOf(name)) {
    const words = Object.entries(attributes).filter(([key]) => key !== 'key')
    expect(drawn).toContain(`<${tag}${words.map(([key, value]) => ` ${key}="${value}"`).join('')}>`)
  }
})
