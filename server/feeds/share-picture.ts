import { SHARE_HEIGHT, SHARE_WIDTH } from '#contract/plain/share-picture.ts'
import { lettering, linesOf } from '#server/catalogue/drawings/lettering.ts'

export interface SharePicture {
  title: string
  /** A few words above the title. */
  kicker: string
  /** An SVG with a viewBox, shown on the right as a square; undefined: the mark of the shop. */
  drawing: string | undefined
}

const LEFT = 72
const TILE = { x: 690, y: 75, side: 450 }
const TEXT_WIDTH = TILE.x - LEFT - 40
const MARK =
  '<g fill="none" stroke="#24346b" stroke-width="4.6" stroke-linecap="round"><path id="a" d="M25 34C22 40 17 43 11 42C7 41 5 37 8 34M27 36C25 45 20 51 13 52C9 52 7 49 8 46M30 37C29 46 27 52 22 57M31.2 38C31 47 30.5 53 29 59"/><path transform="matrix(-1 0 0 1 64 0)" d="M25 34C22 40 17 43 11 42C7 41 5 37 8 34M27 36C25 45 20 51 13 52C9 52 7 49 8 46M30 37C29 46 27 52 22 57M31.2 38C31 47 30.5 53 29 59"/></g><path fill="#24346b" d="M32 5c10.5 0 17 7.6 17 16.6 0 5.6-2.6 9.4-5.6 12.6-2.4 2.6-6 5.8-11.4 5.8s-9-3.2-11.4-5.8C17.6 31 15 27.2 15 21.6 15 12.6 21.5 5 32 5z"/><circle cx="26" cy="25" r="2.9" fill="#fff"/><circle cx="38" cy="25" r="2.9" fill="#fff"/>'

/**
 * A picture for previews as an SVG: the shop's mark and name, a title of a few lines, and a drawing.
 * All text is outlined, since the machine that makes pixels of it may have no fonts.
 */
export function sharePicture({ title, kicker, drawing }: SharePicture, shopName: string): string {
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${SHARE_WIDTH} ${SHARE_HEIGHT}" width="${SHARE_WIDTH}" height="${SHARE_HEIGHT}">`,
    `<rect width="${SHARE_WIDTH}" height="${SHARE_HEIGHT}" fill="#fbfaf8"/>`,
    `<rect width="${SHARE_WIDTH}" height="14" fill="#24346b"/>`,
    `<svg x="${LEFT - 6}" y="62" width="76" height="76" viewBox="0 0 64 64">${MARK}</svg>`,
    lettering({
      text: shopName.toLowerCase(),
      x: LEFT + 82,
      y: 117,
      size: 50,
      weight: 'display',
      fill: '#24346b',
      anchor: 'start',
      maxWidth: 400,
    }),
    `<rect x="${TILE.x}" y="${TILE.y}" width="${TILE.side}" height="${TILE.side + 30}" rx="28" fill="#f4f2ee"/>`,
    drawing === undefined ? ownMark() : squared(drawing),
    words(title, kicker),
    '</svg>',
  ].join('')
}

/** Kicker and title, from the foot upwards, so that the last line always stands at the same height. */
function words(title: string, kicker: string): string {
  const isLong = title.length > 60
  const size = isLong ? 46 : 58
  const lines = linesOf(title, {
    size,
    weight: 'display',
    maxWidth: TEXT_WIDTH,
    atMost: isLong ? 6 : 4,
  })
  const line = size * 1.14
  const first = 545 - (lines.length - 1) * line
  return [
    lettering({
      text: kicker,
      x: LEFT,
      y: first - size - 14,
      size: 30,
      weight: '600',
      fill: '#b23c16',
      anchor: 'start',
      maxWidth: TEXT_WIDTH,
    }),
    ...lines.map((text, index) =>
      lettering({
        text,
        x: LEFT,
        y: first + index * line,
        size,
        weight: 'display',
        fill: '#1a1b22',
        anchor: 'start',
        maxWidth: TEXT_WIDTH,
      }),
    ),
  ].join('')
}

function squared(svg: string): string {
  const inset = 24
  const side = TILE.side - inset * 2
  return svg.replace(
    '<svg ',
    `<svg x="${TILE.x + inset}" y="${TILE.y + inset + 15}" width="${side}" height="${side}" `,
  )
}

function ownMark(): string {
  return `<svg x="${TILE.x + 65}" y="${TILE.y + 80}" width="320" height="320" viewBox="0 0 64 64">${MARK}</svg>`
}
