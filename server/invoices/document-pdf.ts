import { type Cents, netOf } from '#contract/plain/money.ts'
import {
  A4,
  bytesOfPaper,
  drawArtifact,
  openPaper,
  type Paper,
  printable,
} from '#server/platform/pdf-paper.ts'

import { factsOf, lawOf, partyLines, type Voice, voiceOf } from './document-words.ts'
import { percentOf } from './invoice-draft.ts'
import { type Column, drawTable, type Flow, type Place, textBlock } from './pdf-flow.ts'
import type { Snapshot } from './snapshot.ts'

const MARGIN = 48
const WIDTH = A4.width - 2 * MARGIN
const BOTTOM = A4.height - 84
const GAP = 24
const HALF = (WIDTH - GAP) / 2
const COLORS = {
  ink: '#1a1b22',
  muted: '#5f5c55',
  line: '#d9d5cc',
  brand: '#24346b',
  paid: '#e6f2ea',
}

/** The document as it is sent: a tagged A4 in the language of the order. The same snapshot gives the same bytes. */
export async function documentPdf(snapshot: Snapshot): Promise<Buffer> {
  const voice = voiceOf(snapshot.language)
  const { seller, kind, number, language, issued_on: issuedOn } = snapshot
  const title = `${voice.t(`invoice.kind.${kind}`)} ${number}`
  const paper = await openPaper({
    title: `${title} – ${seller.name}`,
    author: seller.legal_name,
    language,
    createdAt: new Date(`${issuedOn}T00:00:00Z`),
  })
  paper.addPage()
  const root = paper.struct('Document')
  paper.addStructure(root)
  const flow: Flow = { paper, root, y: MARGIN, bottom: BOTTOM, top: MARGIN, colors: COLORS }
  drawHead(flow, snapshot, voice)
  drawParties(flow, snapshot, voice)
  drawLines(flow, snapshot, voice)
  drawSums(flow, snapshot, voice)
  drawPayment(flow, snapshot, voice)
  drawLaw(flow, snapshot, voice)
  root.end()
  drawFeet(paper, snapshot, voice)
  return bytesOfPaper(paper)
}

/** Who sends it on the left; what it is, with its dates and references, on the right. */
function drawHead(flow: Flow, snapshot: Snapshot, voice: Voice): void {
  const { seller, kind, number } = snapshot
  const { t } = voice
  const left: Place = { x: MARGIN, y: flow.y, width: HALF }
  const right: Place = { x: MARGIN + HALF + GAP, y: flow.y, width: HALF }
  const senderY = textBlock(flow, 'P', left, [
    { text: seller.name, size: 22, face: 'semibold', color: COLORS.brand, after: 8 },
    { text: seller.legal_name, face: 'semibold' },
    { text: seller.address.street, color: COLORS.muted },
    { text: `${seller.address.postal_code} ${seller.address.city}`, color: COLORS.muted },
    {
      text: `${t('invoice.vat_number', { number: seller.vat_number })} · ${seller.company_register}`,
      color: COLORS.muted,
    },
    { text: `${seller.phone} · ${seller.email}`, color: COLORS.muted },
  ])
  const titleY = textBlock(flow, 'H1', right, [
    { text: t(`invoice.kind.${kind}`), size: 22, face: 'semibold' },
    { text: number, size: 13, after: 8 },
  ])
  const factsY = drawFacts(flow, { ...right, y: titleY }, factsOf(snapshot, voice))
  flow.y = Math.max(senderY, factsY) + 22
}

/** Labels and values, read as a list. */
function drawFacts(flow: Flow, place: Place, facts: [string, string][]): number {
  const labelWidth = 96
  let y = place.y
  for (const [label, value] of facts) {
    const labelY = textBlock(flow, 'P', { ...place, y, width: labelWidth }, [
      { text: label, color: COLORS.muted },
    ])
    const valuePlace = { x: place.x + labelWidth, y, width: place.width - labelWidth }
    y = Math.max(labelY, textBlock(flow, 'P', valuePlace, [{ text: value }]))
  }
  return y
}

function drawParties(flow: Flow, { buyer, delivery }: Snapshot, voice: Voice): void {
  const { t } = voice
  const places = [MARGIN, MARGIN + HALF + GAP].map((x) => ({ x, y: flow.y, width: HALF }))
  const blocks = [
    { title: t('invoice.billed_to'), party: buyer },
    { title: t('invoice.delivered_to'), party: delivery },
  ]
  const ends = blocks.map(({ title, party }, index) => {
    const place = places[index] ?? { x: MARGIN, y: flow.y, width: HALF }
    const y = textBlock(flow, 'H2', place, [{ text: title, face: 'semibold', after: 2 }])
    return textBlock(
      flow,
      'P',
      { ...place, y },
      partyLines(party, voice).map((text) => ({ text })),
    )
  })
  flow.y = Math.max(...ends) + 24
}

/** A business reads amounts without VAT, a consumer with it, as in the shop. */
function drawLines(flow: Flow, snapshot: Snapshot, voice: Voice): void {
  const { t, money, rate } = voice
  const isNet = snapshot.buyer.is_business
  const columns: Column[] = [
    { title: t('invoice.article'), width: WIDTH - 258 },
    { title: t('invoice.quantity'), width: 50, align: 'right' },
    { title: t(isNet ? 'invoice.price_net' : 'invoice.price'), width: 78, align: 'right' },
    { title: t('invoice.vat_rate'), width: 46, align: 'right' },
    { title: t(isNet ? 'invoice.amount_net' : 'invoice.amount'), width: 84, align: 'right' },
  ]
  const rows = snapshot.lines.map((line) => [
    line.sku === null ? line.name : [line.name, line.sku],
    String(line.quantity),
    money(isNet ? netOf(line.unit_price, line.rate) : line.unit_price),
    rate(percentOf(line.rate)),
    money(isNet ? line.net : line.total),
  ])
  const { shipping } = snapshot
  if (shipping !== null)
    rows.push([
      t('invoice.shipping'),
      '1',
      money(isNet ? shipping.net : shipping.total),
      rate(percentOf(shipping.rate)),
      money(isNet ? shipping.net : shipping.total),
    ])
  drawTable(flow, { x: MARGIN, width: WIDTH }, columns, rows)
  flow.y += 18
}

/** VAT by rate on the left, the totals on the right. */
function drawSums(flow: Flow, snapshot: Snapshot, voice: Voice): void {
  const { t, money, rate } = voice
  const rows = snapshot.vat_groups.map((group) => [
    rate(percentOf(group.rate)),
    money(group.net),
    money(group.vat),
    money(group.gross),
  ])
  keepTogether(flow, 60 + rows.length * 20)
  const top = flow.y
  const titles = ['rate', 'net', 'vat', 'gross'] as const
  // i18n: invoice.*
  const columns = titles.map((title, index): Column => {
    const width = index === 0 ? 48 : (HALF - 48) / 3
    return { title: t(`invoice.${title}`), width, align: index === 0 ? 'left' : 'right' }
  })
  drawTable(flow, { x: MARGIN, width: HALF }, columns, rows)
  const vatEnd = flow.y
  flow.y = top
  drawTotals(flow, snapshot, voice)
  flow.y = Math.max(flow.y, vatEnd) + 20
}

function drawTotals(flow: Flow, snapshot: Snapshot, { t, money }: Voice): void {
  const x = MARGIN + HALF + GAP
  const rows: [label: string, amount: Cents, isStrong: boolean][] = [
    [t('invoice.total_net'), snapshot.net, false],
    [t('invoice.total_vat'), snapshot.vat, false],
    [t('invoice.total'), snapshot.total, true],
  ]
  for (const [label, amount, isStrong] of rows) {
    const style = isStrong
      ? ({ size: 14, face: 'semibold' } as const)
      : ({ color: COLORS.muted } as const)
    if (isStrong) rule(flow, x, HALF)
    const place = { x, y: flow.y, width: HALF }
    textBlock(flow, 'P', place, [{ text: label, beside: money(amount), ...style }])
    flow.y += isStrong ? 24 : 17
  }
}

function drawPayment(flow: Flow, snapshot: Snapshot, { t, day }: Voice): void {
  const { payment, kind } = snapshot
  const method = t(`invoice.methods.${payment.method}`)
  const text =
    kind === 'invoice'
      ? t('invoice.paid', { date: day(payment.paid_on), method })
      : t('invoice.refunded', { method })
  const lines = [
    { text, face: 'semibold' as const },
    ...(payment.reference === null
      ? []
      : [
          {
            text: t('invoice.reference', { reference: payment.reference }),
            color: COLORS.muted,
          },
        ]),
  ]
  const height = 20 + lines.length * 15
  keepTogether(flow, height)
  const { paper, y } = flow
  drawArtifact(paper, () => paper.roundedRect(MARGIN, y, WIDTH, height, 8).fill(COLORS.paid))
  textBlock(flow, 'P', { x: MARGIN + 14, y: y + 10, width: WIDTH - 28 }, lines)
  flow.y = y + height + 16
}

function drawLaw(flow: Flow, snapshot: Snapshot, voice: Voice): void {
  const texts = lawOf(snapshot, voice)
  keepTogether(flow, texts.length * 26)
  flow.y = textBlock(
    flow,
    'P',
    { x: MARGIN, y: flow.y, width: WIDTH },
    texts.map((text) => ({ text, size: 9, color: COLORS.muted, after: 4 })),
  )
}

/** The foot of every page: which document it is of, and its number. */
function drawFeet(paper: Paper, { kind, number, seller }: Snapshot, { t }: Voice): void {
  const { count } = paper.bufferedPageRange()
  for (let page = 0; page < count; page += 1) {
    paper.switchToPage(page)
    drawArtifact(paper, () => {
      const y = A4.height - 52
      paper
        .font('regular')
        .fontSize(8.5)
        .fillColor(COLORS.muted)
        .text(
          printable(`${seller.legal_name} · ${t(`invoice.kind.${kind}`)} ${number}`),
          MARGIN,
          y,
          {
            lineBreak: false,
          },
        )
        .text(t('invoice.page', { page: page + 1, pages: count }), MARGIN, y, {
          width: WIDTH,
          align: 'right',
        })
    })
  }
}

/** Begins a new page where what comes next would be torn. */
function keepTogether(flow: Flow, height: number): void {
  if (flow.y + height <= flow.bottom) return
  flow.paper.addPage()
  flow.y = flow.top
}

function rule({ paper, y, colors }: Flow, x: number, width: number): void {
  drawArtifact(paper, () =>
    paper
      .moveTo(x, y - 4)
      .lineTo(x + width, y - 4)
      .lineWidth(0.75)
      .stroke(colors.line),
  )
}
