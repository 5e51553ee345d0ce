import CircleAlert from 'lucide-react/icons/circle-alert'
import Heart from 'lucide-react/icons/heart'
import Palette from 'lucide-react/icons/palette'
import Printer from 'lucide-react/icons/printer'
import ShoppingCart from 'lucide-react/icons/shopping-cart'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'

import { linesOf } from './icon-lines.ts'

test.each([CircleAlert, Heart, Palette, Printer, ShoppingCart])(
  'the lines are those that its own component draws: %o',
  (drawing) => {
    const drawn = renderToStaticMarkup(createElement(drawing))
    const inside = drawn.slice(drawn.indexOf('>') + 1, -'</svg>'.length)
    expect(linesOf(drawing)).toBe(inside.replaceAll(/><\/\w+>/g, '/>'))
  },
)
