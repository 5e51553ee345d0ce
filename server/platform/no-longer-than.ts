/** Waits for work that may never end, but not for ever; whatever it throws is thrown. */
export async function noLongerThan(ms: number, work: Promise<unknown> | undefined): Promise<void> {
  let limit: NodeJS.Timeout | undefined
  const patience = new Promise<void>((resolve) => (limit = setTimeout(resolve, ms)))
  try {
    await Promise.race([work, patience])
  } finally {
    clearTimeout(limit)
  }
}
