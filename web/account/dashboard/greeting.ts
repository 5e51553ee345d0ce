const MORNING_FROM = 5
const AFTERNOON_FROM = 12
const EVENING_FROM = 18

/** The greeting for an hour of the day, 0 to 23. */
export function greetingAt(hour: number): 'morning' | 'afternoon' | 'evening' {
  if (hour >= EVENING_FROM || hour < MORNING_FROM) return 'evening'
  return hour >= AFTERNOON_FROM ? 'afternoon' : 'morning'
}
