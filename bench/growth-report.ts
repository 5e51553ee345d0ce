import type { Cost, MeasuredRead } from './measure-reads.ts'

/** A read may cost so many times what it costs in the small shop. */
const MOST_GROWTH = 1.5
/** Less than the measure can tell on a busy machine. */
const NOISE_MILLIS = 0.5

function millisOf({ webMillis, postgresMillis }: Cost): number {
  return webMillis + postgresMillis
}

export function hasGrown({ costs }: MeasuredRead): boolean {
  const [small, ...others] = [...costs.values()]
  if (small === undefined) return false
  return others.some(
    (cost) =>
      millisOf(cost) > millisOf(small) * MOST_GROWTH &&
      millisOf(cost) - millisOf(small) > NOISE_MILLIS,
  )
}

/** One line a read: CPU of the shop's process and of its backends, buffers, and how often the small figure. */
export function growthTable(reads: readonly MeasuredRead[]): string {
  const sizes = [...(reads[0]?.costs.keys() ?? [])]
  const head = ['read', ...sizes.map((size) => `${size}: ms, web + PostgreSQL; buffers`), 'times']
  const rows = reads.map((read) => {
    const costs = [...read.costs.values()]
    const [small] = costs
    const last = costs.at(-1)
    const times = small && last ? (millisOf(last) / millisOf(small)).toFixed(2) : '–'
    return [read.name, ...costs.map(costText), hasGrown(read) ? `**${times}**` : times]
  })
  return tableText([head, head.map(() => '---'), ...rows])
}

function costText({ webMillis, postgresMillis, buffers }: Cost): string {
  return `${webMillis.toFixed(2)} + ${postgresMillis.toFixed(2)}; ${buffers.toFixed(0)}`
}

/** Every statement of every read with the buffers it takes at each size, the dearest first. */
export function statementTable(reads: readonly MeasuredRead[]): string {
  return reads
    .map(({ name, costs }) => {
      const sizes = [...costs.keys()]
      const texts = [
        ...new Set([...costs.values()].flatMap((cost) => cost.statements.map(({ text }) => text))),
      ]
      const rows = texts.map((text) => [
        `\`${text.replaceAll(/\s+/g, ' ').replaceAll('|', '/').slice(0, 160)}\``,
        ...sizes.map((size) => {
          const one = costs.get(size)?.statements.find((statement) => statement.text === text)
          return one === undefined
            ? '–'
            : `${one.buffers.toFixed(0)} in ${one.millis.toFixed(2)} ms`
        }),
      ])
      const head = ['statement', ...sizes]
      return `## ${name}\n\n${tableText([head, head.map(() => '---'), ...rows])}`
    })
    .join('\n\n')
}

function tableText(rows: readonly (readonly string[])[]): string {
  return rows
    .map((cells) => `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`)
    .join('\n')
}
