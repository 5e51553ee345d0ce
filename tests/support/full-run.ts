/** Faults that take minutes run in `npm run test:full` alone. */
export const isFull = process.env['OCTAVO_TEST_FULL'] === '1'

/** How often of a full run's times: OCTAVO_TEST_SHARE=0.1 asks for a tenth, where the machine is busy. */
export function timesOf(full: number): number {
  const share = Number(process.env['OCTAVO_TEST_SHARE'] ?? '1')
  return Math.max(1, Math.round(full * share))
}

/** What a fault run counted, for whoever reads its output. */
export function tell(figure: string): void {
  process.stdout.write(`${figure}\n`)
}
