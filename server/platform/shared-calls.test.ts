import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { SharedCalls } from './shared-calls.ts'

const LIMIT = 100
const WINDOW_MS = 60_000

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** Processes that hear of each other, as by the database. */
function givenProcesses(count: number) {
  const told: string[] = []
  const processes: SharedCalls[] = []
  for (let one = 0; one < count; one++) {
    processes.push(
      new SharedCalls({
        limit: LIMIT,
        windowMs: WINDOW_MS,
        now: () => Date.now(),
        async tell(message) {
          told.push(message)
          for (const process of processes) process.heard(message)
        },
      }),
    )
  }
  return { processes, told }
}

function call(process: SharedCalls | undefined, network: string, times: number): number {
  let current = 0
  for (let one = 0; one < times; one++) current = process?.count(network).current ?? 0
  return current
}

test('what one process counts, the other knows within half a second', async () => {
  const [first, second] = givenProcesses(2).processes
  expect(call(first, '203.0.113.7', 60)).toBe(60)
  expect(call(second, '203.0.113.8', 1)).toBe(1)
  await vi.advanceTimersByTimeAsync(500)
  expect(call(second, '203.0.113.7', 1)).toBe(61)
  expect(call(first, '203.0.113.7', 1)).toBe(61)
})

test('nothing is told of a network that calls little', async () => {
  const { processes, told } = givenProcesses(2)
  call(processes[0], '203.0.113.7', LIMIT / 50)
  await vi.advanceTimersByTimeAsync(5_000)
  expect(told).toEqual([])
  call(processes[0], '203.0.113.7', 1)
  await vi.advanceTimersByTimeAsync(500)
  expect(told).toHaveLength(1)
})

test('a window ends, and says how long it still lasts', async () => {
  const [first, second] = givenProcesses(2).processes
  call(first, '203.0.113.7', 60)
  await vi.advanceTimersByTimeAsync(20_000)
  expect(second?.count('203.0.113.7')).toEqual({ current: 61, ttl: WINDOW_MS - 19_500 })
  await vi.advanceTimersByTimeAsync(WINDOW_MS - 19_500)
  expect(call(second, '203.0.113.7', 1)).toBe(1)
})

test('many networks at once fit into messages that the database takes', async () => {
  const { processes, told } = givenProcesses(2)
  for (let one = 0; one < 250; one++)
    call(processes[0], `2001:0db8:85a3:${one.toString(16).padStart(4, '0')}::/64`, 10)
  await vi.advanceTimersByTimeAsync(500)
  expect(told).toHaveLength(3)
  for (const message of told) expect(Buffer.byteLength(message)).toBeLessThan(8_000)
  expect(call(processes[1], '2001:0db8:85a3:00f9::/64', 1)).toBe(11)
})

test('without the others a process goes on counting by itself', async () => {
  const alone = new SharedCalls({
    limit: LIMIT,
    windowMs: WINDOW_MS,
    tell: () => Promise.reject(new Error('The database is away.')),
  })
  expect(call(alone, '203.0.113.7', 60)).toBe(60)
  await vi.advanceTimersByTimeAsync(1_000)
  expect(call(alone, '203.0.113.7', 60)).toBe(120)
})
