/** Rows that one statement clears away: few enough that nobody waits for its locks. */
const BATCH_ROWS = 1_000

/** Clears away what is past its time, one bounded statement after the other. `clear` answers how many rows went. */
export async function inBatches(clear: (limit: number) => Promise<number>): Promise<void> {
  while ((await clear(BATCH_ROWS)) === BATCH_ROWS);
}
