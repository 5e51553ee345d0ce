import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { ApiError } from '#web/data/api-error.ts'

import type { ImportFile } from './product-import-loader.ts'
import { unwatchImport, watchImport } from './watch-import.ts'

const shop = vi.hoisted(() => ({ answers: [] as unknown[] }))
vi.mock('#web/admin/staff.ts', () => ({
  staffCall: () => {
    const answer = shop.answers.shift()
    return answer instanceof Error ? Promise.reject(answer) : Promise.resolve({ data: answer })
  },
}))

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const cut = new ApiError({ status: 0, code: 'unreachable', message: '' })
const gone = new ApiError({ status: 404, code: 'not_found', message: '' })

test('the end is told once, also where the line was cut meanwhile', async () => {
  const told = vi.fn<(file: ImportFile) => void>()
  shop.answers = [{ state: 'applying' }, cut, { state: 'done' }, { state: 'done' }]
  watchImport(1, told)
  await vi.advanceTimersByTimeAsync(60_000)
  expect(told.mock.calls).toEqual([[{ state: 'done' }]])
})

test('nothing is told of one that is looked at again, or is gone', async () => {
  const told = vi.fn<(file: ImportFile) => void>()
  shop.answers = [{ state: 'done' }]
  watchImport(2, told)
  unwatchImport(2)
  await vi.advanceTimersByTimeAsync(60_000)
  shop.answers = [gone, { state: 'done' }]
  watchImport(3, told)
  await vi.advanceTimersByTimeAsync(60_000)
  expect(told).not.toHaveBeenCalled()
})
