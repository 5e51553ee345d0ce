import { expect, test } from 'vitest'

import { type ContactDesk, withChanged, withoutDeleted } from './contact-desk.ts'
import type { Submission } from './contact-submissions-loader.ts'

const submission = (id: number, status: Submission['status']): Submission => ({
  id,
  number: `CT-${id}`,
  name: 'Reader',
  email: 'reader@example.be',
  subject: 'Ink',
  message: '',
  status,
  language: 'en',
  created_at: '2026-11-22T08:00:00.000Z',
  version: 1,
})

const [first, second] = [submission(2, 'new'), submission(1, 'read')]
const desk: ContactDesk = {
  rows: [first, second],
  total: 2,
  counts: { new: 1, read: 1, replied: 0 },
}

test('a message that is read stays in its place, and is counted as read', () => {
  const after = { ...first, status: 'read' as const }
  expect(withChanged(desk, first, after)).toEqual({
    rows: [after, second],
    total: 2,
    counts: { new: 0, read: 2, replied: 0 },
  })
})

test('a deleted one is gone, and is not counted any more', () => {
  expect(withoutDeleted(desk, second)).toEqual({
    rows: [first],
    total: 1,
    counts: { new: 1, read: 0, replied: 0 },
  })
})

test('one that is not on this page changes the counts alone', () => {
  expect(withoutDeleted(desk, submission(9, 'new'))).toMatchObject({
    total: 2,
    counts: { new: 0 },
  })
})
