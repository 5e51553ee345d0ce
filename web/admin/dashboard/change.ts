/** How a figure compares with the days before; `none` where there was nothing to compare with. */
export type Change = { kind: 'percent' | 'points'; by: number } | { kind: 'none' }

/** In percent of what was before. */
export function changeOf(now: number, before: number): Change {
  return before <= 0 ? { kind: 'none' } : { kind: 'percent', by: (100 * (now - before)) / before }
}

/** Of two shares, in percentage points. */
export function shareChange(now: number | undefined, before: number | undefined): Change {
  return now === undefined || before === undefined
    ? { kind: 'none' }
    : { kind: 'points', by: now - before }
}

/** What percentage a part is; undefined of nothing. */
export function shareOf(part: number, whole: number): number | undefined {
  return whole <= 0 ? undefined : (100 * part) / whole
}
