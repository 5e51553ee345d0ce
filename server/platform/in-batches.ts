/** Rows deleted by one statement: few enough that nobody waits for its locks. */
const BATCH_ROWS = 1_000

/** Deletes in batches until a batch is not full. `clear` returns how many rows it deleted. */
export async function inBatches(clear: (limit: number) => Promise<number>): Promise<void> {
  while ((await clear(BATCH_ROWS)) === BATCH_ROWS);
}
