/** One line of the results. */
export interface Figure {
  name: string
  unit: '×' | 'statements' | 'MB' | 'ms'
  now: number
  must?: number
  aim?: number
  /** What stands beside it, in the order of the columns. */
  details?: string[]
}

/** What a busy machine may add before a limit counts as missed. */
const TOLERANCE = 1.1

export const DETAIL_COLUMNS = [
  'ms of CPU: web + PostgreSQL',
  'p50 / p99 ms',
  'statements',
  'planning / execution ms',
  'bytes',
]

export function isMissed({ now, must }: Figure): boolean {
  return must !== undefined && now > must * TOLERANCE
}

export function tableOf(figures: readonly Figure[]): string {
  const head = ['work', 'now', 'must', 'aim', '', ...DETAIL_COLUMNS]
  const rows = figures.map((figure) => {
    const { name, unit, now, must, aim, details = [] } = figure
    const value = now.toFixed(unit === 'MB' || now >= 100 ? 0 : 1)
    const filled = DETAIL_COLUMNS.map((_, place) => details[place] ?? '–')
    return [
      name,
      `${value} ${unit}`,
      must ?? '–',
      aim ?? '–',
      isMissed(figure) ? 'MISSED' : '',
      ...filled,
    ]
  })
  return [head, head.map(() => '---'), ...rows]
    .map((cells) => `| ${cells.join(' | ')} |`)
    .join('\n')
}
