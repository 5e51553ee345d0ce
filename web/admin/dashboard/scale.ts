const STEPS = [1, 2, 2.5, 5, 10]
const LINES = 4

/**
 * The values at which an axis has its lines: round ones from 0, or below the least where more went back than came
 * in, up to at least the greatest; whole ones at least 1 apart.
 */
export function ticksBetween(least: number, greatest: number): number[] {
  const above = ticksTo(greatest)
  const step = above[1] ?? 1
  const below = Math.max(0, Math.ceil(-least / step))
  return [...Array.from({ length: below }, (_, index) => (index - below) * step), ...above]
}

function ticksTo(greatest: number): number[] {
  const rough = Math.max(1, greatest / LINES)
  const power = 10 ** Math.floor(Math.log10(rough))
  const factor = STEPS.find((one) => one * power >= rough && Number.isInteger(one * power)) ?? 10
  const step = factor * power
  const count = Math.max(1, Math.ceil(greatest / step))
  return Array.from({ length: count + 1 }, (_, index) => index * step)
}
