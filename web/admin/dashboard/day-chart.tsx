import { useEffect, useRef, useState, type PointerEvent } from 'react'

import { dayInWords, shortDate } from '#web/language/format.ts'
import { useTranslation } from '#web/language/language-context.tsx'

import { ticksBetween } from './scale.ts'

export interface ChartDay {
  date: string
  now: number
  before: number
}

/** Until it is measured. */
const USUAL_WIDTH = 720
const HEIGHT = 300
/** Room for the values of the axis, and for the days below it. */
const LEFT = 56
const BELOW = 26
const PX_PER_NAMED_DAY = 130

/**
 * Values day by day beside those of the days before. The day that is pointed at, or walked to with the
 * arrow keys, says its values.
 */
export function DayChart({
  days,
  label,
  isByWeek,
  format,
  formatTick,
}: {
  days: readonly ChartDay[]
  label: string
  /** Each day stands for the week that begins with it. */
  isByWeek: boolean
  format: (value: number) => string
  formatTick: (value: number) => string
}) {
  const { t, language } = useTranslation()
  const [at, setAt] = useState<number>()
  const { frame, width } = useWidth()
  const values = days.flatMap(({ now, before }) => [now, before])
  const ticks = ticksBetween(Math.min(...values), Math.max(...values))
  const [bottom, top] = [ticks[0] ?? 0, ticks.at(-1) ?? 1]
  const plot = width - LEFT
  const x = (index: number) =>
    LEFT + (days.length === 1 ? plot / 2 : (index / (days.length - 1)) * plot)
  const y = (value: number) => HEIGHT - ((value - bottom) / (top - bottom)) * HEIGHT
  const points = (of: (day: ChartDay) => number) =>
    days.map((day, index) => `${x(index).toFixed(1)},${y(of(day)).toFixed(1)}`).join(' ')
  const line = points((day) => day.now)
  const last = days.length - 1
  const shown = at === undefined ? undefined : days[at]
  const pointAt = (event: PointerEvent<HTMLElement>) => {
    const box = event.currentTarget.getBoundingClientRect()
    const inPlot = event.clientX - box.left - LEFT
    setAt(Math.min(last, Math.max(0, Math.round((inPlot / plot) * last))))
  }
  const named = (date: string) =>
    isByWeek
      ? t('admin.dashboard.weekFrom', { day: shortDate(date, language) })
      : dayInWords(date, language)
  const words = ({ date, now, before }: ChartDay) =>
    t('admin.dashboard.dayValues', {
      day: named(date),
      now: format(now),
      before: format(before),
    })
  return (
    <figure
      ref={frame}
      className="day-chart"
      onPointerMove={pointAt}
      onPointerLeave={() => setAt(undefined)}
    >
      <svg viewBox={`0 -8 ${width} ${HEIGHT + BELOW + 8}`} aria-hidden="true">
        {ticks.map((tick) => (
          <g key={tick}>
            <line className="chart-line" x1={LEFT} x2={width} y1={y(tick)} y2={y(tick)} />
            <text x={LEFT - 8} y={y(tick) + 4} textAnchor="end">
              {formatTick(tick)}
            </text>
          </g>
        ))}
        {namedDays(days.length, width).map((index) => (
          <text key={index} x={x(index)} y={HEIGHT + 20} textAnchor={anchorAt(index, last)}>
            {shortDate(days[index]?.date ?? '', language)}
          </text>
        ))}
        {last > 0 && (
          <polygon className="chart-area" points={`${LEFT},${y(0)} ${line} ${width},${y(0)}`} />
        )}
        <polyline className="chart-before" points={points((day) => day.before)} />
        <polyline className="chart-now" points={line} />
        {last === 0 && (
          <circle className="chart-dot is-before" cx={x(0)} cy={y(days[0]?.before ?? 0)} r="4" />
        )}
        {last === 0 && <circle className="chart-dot" cx={x(0)} cy={y(days[0]?.now ?? 0)} r="5" />}
        {at !== undefined && shown !== undefined && (
          <>
            <line className="chart-at" x1={x(at)} x2={x(at)} y1={y(shown.now)} y2={HEIGHT} />
            <circle className="chart-dot" cx={x(at)} cy={y(shown.now)} r="5" />
          </>
        )}
      </svg>
      {at !== undefined && shown !== undefined && (
        <div
          className={`chart-value ${x(at) > width / 2 ? 'is-left' : ''}`}
          style={{ insetInlineStart: `${x(at)}px` }}
          aria-hidden="true"
        >
          <b>{named(shown.date)}</b>
          <span>
            {label} <b className="num">{format(shown.now)}</b>
          </span>
          <span className="text-muted">
            {t('admin.dashboard.earlier')} <span className="num">{format(shown.before)}</span>
          </span>
        </div>
      )}
      <input
        className="chart-walk"
        type="range"
        min={0}
        max={last}
        value={at ?? last}
        aria-label={t('admin.dashboard.walkDays', { label })}
        aria-valuetext={words(days[at ?? last] ?? { date: '', now: 0, before: 0 })}
        onChange={(event) => setAt(Number(event.target.value))}
        onFocus={() => setAt((known) => known ?? last)}
        onBlur={() => setAt(undefined)}
      />
    </figure>
  )
}

/** Which days stand below the axis: the first, the last, and some between them. */
function namedDays(count: number, width: number): number[] {
  const named = Math.min(count, Math.max(2, Math.floor(width / PX_PER_NAMED_DAY)))
  if (named <= 1) return [0]
  return Array.from({ length: named }, (_, index) =>
    Math.round((index / (named - 1)) * (count - 1)),
  )
}

/** The outer days stay inside. */
function anchorAt(index: number, last: number): 'start' | 'middle' | 'end' {
  if (last === 0) return 'middle'
  if (index === 0) return 'start'
  return index === last ? 'end' : 'middle'
}

/** How wide the chart is, so that its words keep their size. */
function useWidth() {
  const frame = useRef<HTMLElement>(null)
  const [width, setWidth] = useState(USUAL_WIDTH)
  useEffect(() => {
    const element = frame.current
    if (element === null) return undefined
    const observer = new ResizeObserver(() => setWidth(element.clientWidth))
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  return { frame, width }
}
