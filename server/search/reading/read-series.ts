import { LEXICON } from '#server/search/lexicon.ts'
import type { KnownPrinter } from '#server/search/look-up-words.ts'
import { runsOf, wordsOf } from '#server/search/term-words.ts'

import { isFreeButForMaker, markRead, printersAmong, type Reading } from './reading.ts'

/** Words of series that people say of any machine. */
const COMMON_MACHINE_WORDS = new Set('laser photo color plus smart tank home office fax'.split(' '))

/** "envy 6000 series", "ts8300": the machines of that maker whose numbers begin so. */
export function readSeries(reading: Reading): boolean {
  const { tokens, question, known, vocabulary } = reading
  const words = tokens.map(({ text }) => text)
  const machineWords = words.filter((word) => vocabulary.machineWords.has(word))
  const isSeries = words.some((word) => LEXICON.get(word)?.is === 'series')
  const spans = runsOf(words).filter((run) => {
    const { key } = run
    // A round number is a series where a series is spoken of, or a machine.
    const isMachine =
      /[a-z]/.test(key) ||
      (key.length > 3 && (machineWords.length > 0 || question.makers.length > 0))
    return isFreeButForMaker(tokens, run) && (isSeries || isMachine)
  })
  for (const run of spans.toSorted((a, b) => b.key.length - a.key.length)) {
    const ids = known.series.get(run.key) ?? []
    const printers = printersOfSeries(printersAmong(reading, ids), machineWords)
    if (printers.length === 0) continue
    question.printers = printers
    markRead(tokens, run)
    return true
  }
  return false
}

/** Those whose names have all the words of series that were typed; none is no answer ("envy" 6000 is no OfficeJet). */
export function printersOfSeries(
  printers: KnownPrinter[],
  machineWords: readonly string[],
): KnownPrinter[] {
  const longWords = machineWords.filter((word) => word.length > 2)
  if (longWords.length === 0 || printers.length === 0) return printers
  const scored = printers.map((printer) => {
    const name = wordsOf(printer.name).join('')
    return { printer, met: longWords.filter((word) => name.includes(word)).length }
  })
  const most = Math.max(0, ...scored.map(({ met }) => met))
  const isOther =
    most === 0 && longWords.some((word) => word.length > 3 && !COMMON_MACHINE_WORDS.has(word))
  return isOther ? [] : scored.filter(({ met }) => met === most).map(({ printer }) => printer)
}

/** Keys that may be meant by a series: "ts8300" and "3700" leave their last figures open. */
export function seriesKeys(words: readonly string[]): { key: string; open: number }[] {
  return [...new Set([...words, ...runsOf(words).map(({ key }) => key)])].flatMap((key) => {
    const [, start = '', zeros = ''] = /^([a-z]{0,4}[1-9]\d*?)(0{1,3})$/.exec(key) ?? []
    return /\d{2}|[a-z]\d/.test(start) ? [{ key: start, open: zeros.length }] : []
  })
}
