import { expect, test } from 'vitest'

import { publicationOf } from './publication.ts'

const now = new Date('2026-11-22T10:00:00Z')
const past = new Date('2026-11-01T08:00:00Z')
const later = new Date('2026-12-01T08:00:00Z')
const draft = { status: 'draft', published_at: null } as const

test('a draft has no moment, whatever it had', () => {
  const before = { status: 'published', published_at: past } as const
  expect(publicationOf({ status: 'draft' }, before, now)).toEqual(draft)
})

test('published without a moment is published now, and keeps the moment it had', () => {
  expect(publicationOf({ status: 'published' }, draft, now).published_at).toEqual(now)
  const before = { status: 'published', published_at: past } as const
  expect(publicationOf({ status: 'published' }, before, now).published_at).toEqual(past)
  expect(publicationOf({}, before, now)).toEqual(before)
})

test('a scheduled one that is published by hand appears at once', () => {
  const before = { status: 'scheduled', published_at: later } as const
  expect(publicationOf({ status: 'published' }, before, now).published_at).toEqual(now)
})

test('scheduled needs a moment to come', () => {
  const at = { status: 'scheduled', published_at: later.toISOString() } as const
  expect(publicationOf(at, draft, now)).toEqual({ status: 'scheduled', published_at: later })
  expect(() => publicationOf({ status: 'scheduled' }, draft, now)).toThrow('validation')
  expect(() =>
    publicationOf({ status: 'scheduled', published_at: past.toISOString() }, draft, now),
  ).toThrow('validation')
  expect(() =>
    publicationOf({ status: 'published', published_at: later.toISOString() }, draft, now),
  ).toThrow('validation')
})

test('what was scheduled and has appeared may be changed without touching its moment', () => {
  const before = { status: 'scheduled', published_at: past } as const
  expect(publicationOf({}, before, now)).toEqual(before)
})
