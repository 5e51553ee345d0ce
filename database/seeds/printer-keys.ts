import type { PrinterFact } from './catalogue-facts.ts'

/**
 * The spellings a printer is found by, best first: 1 its full name, 2 the model, 3 the model
 * without its series ("3650s"), where that is still three characters with a digit.
 */
export function printerKeyRows(printers: readonly PrinterFact[], ids: ReadonlyMap<string, number>) {
  return printers.flatMap((printer) => {
    const keys = new Map<string, number>()
    const offer = (text: string, rank: number) => {
      const key = searchKey(text)
      if (key.length >= 3 && !keys.has(key)) keys.set(key, rank)
    }
    offer(printer.name, 1)
    offer(printer.model, 2)
    offer(`${printer.brand}${printer.model}`, 2)
    for (const short of withoutSeries(printer)) if (/\d/.test(short)) offer(short, 3)
    return [...keys].map(([key, rank]) => ({ key, rank, printer_id: ids.get(printer.slug) ?? 0 }))
  })
}

/** `PIXMA MG3650S` → `MG3650S`, `3650S`; `MFC-J5330DW` → `J5330DW`, `5330DW`. */
function withoutSeries({ model }: PrinterFact): string[] {
  const words = model.split(/[\s-]+/)
  const tails = words.map((_, index) => words.slice(index).join(''))
  const last = words.at(-1) ?? ''
  return [...tails.slice(1), last.replace(/^[A-Za-z]+(?=\d)/, '')]
}

/** Same rule as search_key() in the database. */
function searchKey(text: string): string {
  return text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '')
}
