import { readFileSync } from 'node:fs'
import path from 'node:path'

import CircleAlert from 'lucide-react/icons/circle-alert'
import Heart from 'lucide-react/icons/heart'
import Palette from 'lucide-react/icons/palette'
import Printer from 'lucide-react/icons/printer'
import ShoppingCart from 'lucide-react/icons/shopping-cart'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'

import { ICON_FOLDER, iconFile, iconNames } from '#scripts/generate-icons.ts'

test.each(iconNames())('the lines of %s are as lucide draws them today', async (name) => {
  const written = readFileSync(path.join(ICON_FOLDER, `${name}.ts`), 'utf8')
  expect(written).toBe(await iconFile(name))
})

test.each([
  ['circle-alert', CircleAlert],
  ['heart', Heart],
  ['palette', Palette],
  ['printer', Printer],
  ['shopping-cart', ShoppingCart],
])('the lines of %s are those that its own component draws', async (name, drawing) => {
  const drawn = renderToStaticMarkup(createElement(drawing))
  const inside = drawn.slice(drawn.indexOf('>') + 1, -'</svg>'.length)
  expect(await iconFile(name)).toContain(`'${inside.replaceAll(/><\/\w+>/g, '/>')}'`)
})
