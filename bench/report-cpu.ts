/** What a measured server reports: CPU used so far in microseconds, and the statements since the last report. */
export interface Report {
  cpuMicros: number
  rssBytes: number
  statements: string[]
}

/** Sends the parent process its address, and a report whenever it is asked. */
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
