import { COLOR_LETTERS, LEXICON } from '#server/search/lexicon.ts'
import type { KnownKey, KnownPrinter } from '#server/search/look-up-words.ts'
import { type Run, runsOf, withoutSuffix } from '#server/search/term-words.ts'

import { lexemesOf } from './lexemes.ts'
import { isAmount, isTwoSizes } from './read-amounts.ts'
import { printersOfSeries, readSeries } from './read-series.ts'
import {
  isFree,
  isFreeButForMaker,
  markRead,
  printersAmong,
  readAs,
  type Reading,
} from './reading.ts'

const SIZE_WORDS = new Set(['a3', 'a4', 'a5', 'a6', 'c4', 'c5', 'dl', 'b5'])

/** A bare number this short is the code of an article only if nothing else speaks against it. */
const SHORT_NUMBER = /^\d{1,4}$/

interface Candidate extends Run {
  found: KnownKey
  printers: KnownPrinter[]
  /** Those whose number goes on. */
  open: KnownPrinter[]
}

/** The longest runs that are codes or printers, then beginnings of such, then such with a slip. */
export function readCodesAndPrinters(reading: Reading): void {
  const { tokens, question, known, vocabulary } = reading
  const words = tokens.map(({ text }) => text)
  const runs = runsOf(words).filter(
    (run) =>
      !isAmount(words, run.first, run.last) &&
      !(run.last === run.first + 1 && isTwoSizes(words, run.first)) &&
      !saysMakerAgain(reading, run),
  )
  const hasNone = () => question.codes.length === 0 && question.printers.length === 0
  const wantsSeries = words.some((word) => LEXICON.get(word)?.is === 'series')
  if (wantsSeries && readSeries(reading)) return
  const all = candidates(reading, runs)
  const whole = all.filter(
    ({ found, printers }) => found.code !== null || printers.some((one) => isWhole(found, one)),
  )
  const longest = Math.max(0, ...whole.map(({ key }) => key.length))
  // "WF-7720" begins a WF-7720DWF; that 7720 by itself is another machine says less.
  const further = all.filter(
    ({ key, printers }) => printers.length > 0 && /^[a-z]/.test(key) && key.length > longest,
  )
  if (longest > 0) {
    const first = further.toSorted(byLength)[0]
    if (first !== undefined) take(reading, first, false)
  }
  for (const one of whole.toSorted(byLength)) take(reading, one, true)
  if (hasNone()) {
    const machine = all.filter(({ key, printers }) => key.length >= 3 && printers.length > 0)
    const best = machine.toSorted(byLength)[0]
    if (best !== undefined) take(reading, best, false)
  }
  if (hasNone() && readSeries(reading)) return
  if (hasNone()) {
    const begun = all.filter(({ key, found }) => key.length >= 3 && found.begins)
    const best = begun.toSorted(byLength)[0]
    if (best !== undefined) take(reading, best, false)
  }
  if (hasNone()) readSlip(reading, runs)
  if (hasNone()) readWithoutSuffix(reading, runs)
  if (hasNone()) {
    const half = all.filter(({ open }) => open.length > 0).toSorted(byLength)[0]
    if (half !== undefined) {
      question.printers = half.open
      markRead(tokens, half)
    }
  }
  // A beginning of letters alone, as typed: "lc".
  const [first] = tokens.filter(({ isRead }) => !isRead)
  if (
    hasNone() &&
    tokens.length === 1 &&
    first !== undefined &&
    /^[a-z]{2,3}$/.test(first.text) &&
    !LEXICON.has(first.text) &&
    !vocabulary.synonyms.has(first.text) &&
    lexemesOf(first.text, known).length === 0
  ) {
    first.isRead = true
    question.codes.push({ key: first.text, isBeginning: true, isPrinterToo: false })
  }
}

/** "Brother TN-247" is a maker and a code: the house brand's has the code, but not the maker's name before it. */
function saysMakerAgain({ tokens, known }: Reading, { key, first, last }: Run): boolean {
  const head = tokens[first]
  if (head === undefined || !head.isMaker || first === last || !key.startsWith(head.text))
    return false
  const rest = known.keys.get(key.slice(head.text.length))
  return rest !== undefined && (rest.code !== null || rest.printers.length > 0)
}

/** "HL-L2350DN" where the machine is an HL-L2350DW. */
function readWithoutSuffix(reading: Reading, runs: readonly Run[]): void {
  const shorter = runs.flatMap((run) => {
    const key = withoutSuffix(run.key)
    return key === null || !isFree(reading.tokens, run) ? [] : [{ ...run, key }]
  })
  const best = candidates(reading, shorter)
    .filter(({ printers }) => printers.length > 0)
    .toSorted(byLength)[0]
  if (best === undefined) return
  const { printers } = best
  const [only] = printers
  reading.question.printers = printers
  readAs(reading, best, printers.length === 1 && only !== undefined ? only.model : best.key)
}

/** A code or a model with a slip of the fingers in it: "TN-242O", "dcp-l2530wd". */
function readSlip(reading: Reading, runs: readonly Run[]): void {
  const { tokens, question, known } = reading
  const free = runs.filter((run) => isFree(tokens, run))
  for (const run of free.toSorted((a, b) => b.key.length - a.key.length)) {
    for (const near of known.keys.get(run.key)?.near ?? []) {
      const printers = printersAmong(reading, near.printers)
      if (printers.length === 0 && !near.is_code) continue
      readAs(reading, run, near.key)
      if (printers.length > 0) question.printers = printers
      else question.codes.push({ key: near.key, isBeginning: false, isPrinterToo: false })
      return
    }
  }
}

function candidates(reading: Reading, runs: readonly Run[]): Candidate[] {
  const { tokens, question, known, vocabulary } = reading
  const machineWords = tokens
    .map(({ text }) => text)
    .filter((text) => vocabulary.machineWords.has(text))
  return runs.flatMap((run) => {
    const owned = known.keys.get(run.key)
    if (owned === undefined) return []
    const isOfMaker =
      question.makers.length === 0 || owned.makers.some((id) => question.makers.includes(id))
    const found = isOfMaker ? owned : { ...owned, code: null }
    if (run.first === run.last && SIZE_WORDS.has(run.key)) return []
    const printersThat = (isOpen: boolean) => {
      const ids = found.printers.filter((one) => one.is_open === isOpen).map(({ id }) => id)
      return printersOfSeries(printersAmong(reading, ids), machineWords)
    }
    return [{ ...run, found, printers: printersThat(false), open: printersThat(true) }]
  })
}

function isWhole(found: KnownKey, printer: KnownPrinter): boolean {
  return found.printers.some(({ id, is_whole: whole }) => whole && id === printer.id)
}

function byLength(left: Candidate, right: Candidate): number {
  return (
    right.key.length - left.key.length ||
    Number(right.printers.length > 0) - Number(left.printers.length > 0) ||
    left.first - right.first
  )
}

function take(
  { tokens, question, vocabulary }: Reading,
  candidate: Candidate,
  isWholeKey: boolean,
): void {
  const { key, first, last, found, printers } = candidate
  const span = tokens.slice(first, last + 1)
  if (!isFreeButForMaker(tokens, candidate)) return
  const others = tokens.filter((one) => !one.isRead && !span.includes(one))
  const isShort = SHORT_NUMBER.test(key)
  const hasWords = others.some(
    ({ text }) => !/\d/.test(text) && !isLight(text) && !vocabulary.machineWords.has(text),
  )
  const chosen = printers.filter((one) => !isWholeKey || isWhole(found, one))
  const isCode = isWholeKey ? found.code !== null : found.begins && chosen.length === 0
  // A number of three figures is an article's code before it is a part of a machine's name.
  const namesPrinter = chosen.length > 0 && !(isCode && key.length <= 3 && (found.code ?? 9) <= 4)
  if (isShort && hasWords) return
  if (!isCode && !namesPrinter) return
  if (namesPrinter && question.printers.length > 0) return
  if (namesPrinter) question.printers = chosen
  if (isCode) question.codes.push({ key, isBeginning: !isWholeKey, isPrinterToo: namesPrinter })
  for (const one of span) one.isRead = true
}

/** Words that say nothing about whether a bare number is a code: kinds of supplies, colours, empty words. */
function isLight(text: string): boolean {
  const meaning = LEXICON.get(text)
  if (meaning === undefined) return COLOR_LETTERS.has(text)
  return (
    meaning.is !== 'kind' || ['ink', 'toner', 'supply', 'drum', 'printer'].includes(meaning.kind)
  )
}
