/** What a measured server tells when asked: CPU used so far in microseconds, and the statements since last time. */
export interface Report {
  cpuMicros: number
  rssBytes: number
  statements: string[]
}

/** Tells the parent process the address, and answers each of its questions with a report. */
export function reportCpu(address: string, takeStatements: () => string[]): void {
  process.send?.({ address })
  process.on('message', () => {
    const { user, system } = process.cpuUsage()
    process.send?.({
      cpuMicros: user + system,
      rssBytes: process.memoryUsage.rss(),
      statements: takeStatements(),
    } satisfies Report)
  })
  process.on('disconnect', () => process.exit(0))
}
