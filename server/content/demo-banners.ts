import type { BannerPlatform, BannerType } from '#contract/plain/banner.ts'
import type { Language } from '#contract/plain/languages.ts'
import type { PictureName } from '#contract/plain/picture.ts'
import { BANNER_NAME, DEMO_BANNERS } from '#database/seeds/content/banners.ts'
import { draw } from '#server/catalogue/drawings/draw.ts'
import { type Lettering, lettering, linesOf } from '#server/catalogue/drawings/lettering.ts'

interface Shape {
  heading: number
  text: number
  /** Square of the drawing, and how far it stands from the right edge; 0 where there is no room for it. */
  drawing: number
  inset: number
}

const SHAPES: Record<BannerPlatform, Shape> = {
  desktop: { heading: 96, text: 48, drawing: 470, inset: 210 },
  tablet: { heading: 96, text: 50, drawing: 600, inset: 70 },
  mobile: { heading: 62, text: 37, drawing: 400, inset: 20 },
}

const LOOKS = {
  header: { ground: '#e8ecf8', deep: '#c9d4f3', heading: '#24346b', text: '#54524c' },
  bottom: { ground: '#fdece5', deep: '#f9d9cc', heading: '#1a1b22', text: '#54524c' },
} as const

/** A banner of the demo as an SVG: its name says everything. Undefined for any other picture. */
export function drawDemoBanner({ id, width, height }: PictureName): string | undefined {
  const [, type, language, platform] = BANNER_NAME.exec(id) ?? []
  const banner = DEMO_BANNERS.find(
    (one) => one.type === type && one.language === language && one.platform === platform,
  )
  if (banner === undefined || banner.width !== width || banner.height !== height) return undefined
  return drawn(banner)
}

interface Words {
  type: BannerType
  language: Language
  platform: BannerPlatform
  width: number
  height: number
  heading: string
  text: string
}

function drawn({ type, platform, width, height, heading, text }: Words): string {
  const shape = SHAPES[platform]
  const look = LOOKS[type]
  const left = platform === 'desktop' ? 210 : 72
  const top = type === 'header' ? 'ink-multipack-xl' : 'toner-xl'
  const right = width - shape.drawing - shape.inset
  const middle = right + shape.drawing / 2
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">`,
    `<rect width="${width}" height="${height}" fill="${look.ground}"/>`,
    `<circle cx="${middle}" cy="${height / 2}" r="${height * 0.72}" fill="${look.deep}" opacity=".55"/>`,
    `<circle cx="${middle}" cy="${height / 2}" r="${height * 0.48}" fill="${look.deep}" opacity=".55"/>`,
    words({ heading, text, shape, look, left, maxWidth: right - left - 40, height }),
    nested(
      draw({ kind: top, color: 'black', brand: 'house', label: '' }),
      right,
      (height - shape.drawing) / 2,
      shape.drawing,
    ),
    '</svg>',
  ].join('')
}

/** Heading and text, together in the middle of the height. */
function words({
  heading,
  text,
  shape,
  look,
  left,
  maxWidth,
  height,
}: {
  heading: string
  text: string
  shape: Shape
  look: (typeof LOOKS)[BannerType]
  left: number
  maxWidth: number
  height: number
}): string {
  const block = (said: string, size: number, weight: Lettering['weight'], fill: string) => ({
    lines: linesOf(said, { size, weight, maxWidth, atMost: 3 }),
    size,
    weight,
    fill,
  })
  const blocks = [
    block(heading, shape.heading, 'display', look.heading),
    block(text, shape.text, '600', look.text),
  ]
  const total = blocks.reduce((sum, { lines, size }) => sum + lines.length * size * LINE, 0)
  let y = (height - total) / 2
  return blocks
    .flatMap(({ lines, size, weight, fill }) =>
      lines.map((line) => {
        y += size * LINE
        return lettering({
          text: line,
          x: left,
          y: y - size * 0.28,
          size,
          weight,
          fill,
          anchor: 'start',
          maxWidth,
        })
      }),
    )
    .join('')
}

const LINE = 1.18

/** A drawing inside another, as a square. */
function nested(svg: string, x: number, y: number, side: number): string {
  return svg.replace('<svg ', `<svg x="${x}" y="${y}" width="${side}" height="${side}" `)
}
