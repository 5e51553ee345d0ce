import {
  addDays,
  belgianHolidays,
  belgianTime,
  type IsoDay,
  isWorkingDay,
  nextWorkingDay,
} from './delivery.ts'

/** Times of a working day in Belgium, `09:00`. */
export interface OpeningHours {
  open_from: string
  open_until: string
}

export type OpeningState =
  | { isOpen: true }
  /** The day on which somebody answers again; today where it is still to come. */
  | { isOpen: false; opensOn: IsoDay; isToday: boolean }

/** Whether somebody answers the phone at a moment: on working days, between the hours, in Belgian time. */
export function openingState(
  now: Date,
  { open_from: from, open_until: until }: OpeningHours,
): OpeningState {
  const { day, minutes } = belgianTime(now)
  const clock = `${pad(Math.floor(minutes / 60))}:${pad(minutes % 60)}`
  if (isWorkingDay(day) && clock >= from && clock < until) return { isOpen: true }
  const isToday = isWorkingDay(day) && clock < from
  return { isOpen: false, opensOn: isToday ? day : nextWorkingDay(day), isToday }
}

const AHEAD_DAYS = 45

/** Holidays of the next weeks that fall on a day the shop would be open. */
export function closedDays(now: Date): IsoDay[] {
  const { day } = belgianTime(now)
  const last = addDays(day, AHEAD_DAYS)
  const year = Number(day.slice(0, 4))
  return [...belgianHolidays(year), ...belgianHolidays(year + 1)].filter(
    (holiday) => holiday >= day && holiday <= last && !isWeekend(holiday),
  )
}

function isWeekend(day: IsoDay): boolean {
  return [0, 6].includes(new Date(`${day}T12:00:00Z`).getUTCDay())
}

function pad(part: number): string {
  return String(part).padStart(2, '0')
}
