/** How much is inside, from little to much; bottles are refilled from, not compared by size. */
const CAPACITIES: readonly string[] = ['standard', 'xl', 'xxl', 'bottle']

/** The place of a capacity among others; none is the standard one, those not named come last. */
export function capacityPlace(capacity: string | null): number {
  const place = CAPACITIES.indexOf(capacity ?? 'standard')
  return place === -1 ? CAPACITIES.length : place
}
