const FIRST_SECONDS = 60
const LONGEST_SECONDS = 6 * 3_600

/**
 * Seconds from the nth refused attempt to the next: a minute, doubled each time up to six hours, and a
 * quarter more or less, so that mails refused together do not come back together.
 * `random` is from 0 to 1.
 */
export function retryDelay(attempts: number, random: number): number {
  const seconds = Math.min(LONGEST_SECONDS, FIRST_SECONDS * 2 ** (attempts - 1))
  return Math.round(seconds * (0.75 + random / 2))
}
