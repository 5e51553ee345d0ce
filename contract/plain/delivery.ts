import type { Country } from './countries.ts'
import { LOCALES, SHOP_TIME_ZONE } from './languages.ts'

/** A calendar day in Belgium: `"2026-11-24"`. */
export type IsoDay = string

export interface DeliveryPromise {
  /** The day a parcel ordered now arrives, when everything is in stock. */
  deliveredOn: IsoDay
  isTomorrow: boolean
  /** Minutes left until the cut-off of today; undefined when today's parcels have gone or none leave today. */
  minutesLeft: number | undefined
}

const MINUTE_MS = 60_000
const DAY_MS = 24 * 60 * 60_000

/** Working days on the road, of Belgium and of the country itself. */
export const TRANSIT_DAYS: Record<Country, number> = { BE: 1, NL: 2, LU: 2, FR: 3, DE: 3 }

/**
 * When an order placed at `now` arrives. Parcels leave on working days (Monday to Friday, Belgian
 * holidays excepted) until the cut-off (`"16:00"`, Belgian time); in Belgium they arrive the next
 * working day, elsewhere after the days on the road, never on a holiday of the country.
 */
export function deliveryPromise(
  now: Date,
  cutOff: string,
  country: Country = 'BE',
): DeliveryPromise {
  const minute = Math.floor(now.getTime() / MINUTE_MS)
  if (minute !== last?.minute || cutOff !== last.cutOff || country !== last.country) {
    last = { minute, cutOff, country, promise: promiseAt(now, cutOff, country) }
  }
  return last.promise
}

/** A page asks for every card; the answer changes once a minute. */
let last: { minute: number; cutOff: string; country: Country; promise: DeliveryPromise } | undefined

function promiseAt(now: Date, cutOff: string, country: Country): DeliveryPromise {
  const { day, minutes } = belgianTime(now)
  const left = minutesOf(cutOff) - minutes
  const leavesToday = isWorkingDay(day) && left > 0
  const leavesOn = leavesToday ? day : nextWorkingDay(day)
  const deliveredOn = arrivalOf(leavesOn, country)
  return {
    deliveredOn,
    isTomorrow: deliveredOn === addDays(day, 1),
    minutesLeft: leavesToday ? left : undefined,
  }
}

function arrivalOf(leavesOn: IsoDay, country: Country): IsoDay {
  let day = leavesOn
  for (let left = TRANSIT_DAYS[country]; left > 0; left -= 1) {
    day = nextWorkingDay(day)
    while (isHolidayIn(day, country)) day = nextWorkingDay(day)
  }
  return day
}

/** Holidays of the whole country that Belgium does not have as well. */
const OWN_HOLIDAYS: Record<Country, readonly string[]> = {
  BE: [],
  FR: ['05-08', '07-14'],
  NL: ['04-27', '12-26'],
  DE: ['10-03', '12-26'],
  LU: ['05-09', '06-23', '12-26'],
}

function isHolidayIn(day: IsoDay, country: Country): boolean {
  const isGoodFriday = day === addDays(easterSunday(Number(day.slice(0, 4))), -2)
  return OWN_HOLIDAYS[country].includes(day.slice(5)) || (country === 'DE' && isGoodFriday)
}

export function isWorkingDay(day: IsoDay): boolean {
  const weekday = atNoon(day).getUTCDay()
  return weekday !== 0 && weekday !== 6 && !belgianHolidays(Number(day.slice(0, 4))).includes(day)
}

/** The ten legal holidays of Belgium in a year. */
export function belgianHolidays(year: number): IsoDay[] {
  const easter = easterSunday(year)
  return [
    `${year}-01-01`,
    addDays(easter, 1),
    `${year}-05-01`,
    addDays(easter, 39),
    addDays(easter, 50),
    `${year}-07-21`,
    `${year}-08-15`,
    `${year}-11-01`,
    `${year}-11-11`,
    `${year}-12-25`,
  ]
}

/** Noon UTC of a calendar day: safe to format in any zone of Europe. */
export function atNoon(day: IsoDay): Date {
  return new Date(`${day}T12:00:00Z`)
}

/** The calendar day in Belgium at a moment. */
export function belgianDay(at: Date): IsoDay {
  return belgianTime(at).day
}

/** The first working day after a day. */
export function nextWorkingDay(day: IsoDay): IsoDay {
  const next = addDays(day, 1)
  return isWorkingDay(next) ? next : nextWorkingDay(next)
}

export function addDays(day: IsoDay, days: number): IsoDay {
  return new Date(atNoon(day).getTime() + days * DAY_MS).toISOString().slice(0, 10)
}

/** Easter Sunday of the Gregorian calendar, by the rule of Meeus, Jones and Butcher. */
function easterSunday(year: number): IsoDay {
  const a = year % 19
  const b = Math.floor(year / 100)
  const c = year % 100
  const d = Math.floor(b / 4)
  const e = b % 4
  const f = Math.floor((b + 8) / 25)
  const g = Math.floor((b - f + 1) / 3)
  const h = (19 * a + b - d - g + 15) % 30
  const i = Math.floor(c / 4)
  const k = c % 4
  const l = (32 + 2 * e + 2 * i - h - k) % 7
  const m = Math.floor((a + 11 * h + 22 * l) / 451)
  const monthAndDay = h + l - 7 * m + 114
  const month = String(Math.floor(monthAndDay / 31)).padStart(2, '0')
  return `${year}-${month}-${String((monthAndDay % 31) + 1).padStart(2, '0')}`
}

function minutesOf(clock: string): number {
  const [hours = '0', minutes = '0'] = clock.split(':')
  return Number(hours) * 60 + Number(minutes)
}

const belgianClock = new Intl.DateTimeFormat(LOCALES.en, {
  timeZone: SHOP_TIME_ZONE,
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
})

export function belgianTime(now: Date): { day: IsoDay; minutes: number } {
  const part = Object.fromEntries(
    belgianClock.formatToParts(now).map(({ type, value }) => [type, value]),
  )
  return {
    day: `${part['year']}-${part['month']}-${part['day']}`,
    minutes: Number(part['hour']) * 60 + Number(part['minute']),
  }
}
