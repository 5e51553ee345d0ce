/** `2026-11-22T08:30:00.000Z` → `2026-11-22T09:30`, as a date-and-time input in Brussels shows it. */
export function localMinute(at: string | null): string {
  if (at === null || at === '') return ''
  const moment = new Date(at)
  const local = new Date(moment.getTime() - moment.getTimezoneOffset() * MINUTE_MS)
  return local.toISOString().slice(0, 'YYYY-MM-DDTHH:mm'.length)
}

/** What such an input says, as the API takes it; null where it says nothing. */
export function instantOf(minute: string): string | null {
  const moment = new Date(minute)
  return minute === '' || Number.isNaN(moment.getTime()) ? null : moment.toISOString()
}

const MINUTE_MS = 60_000
