import type { ContactPage, Submission } from './contact-submissions-loader.ts'

/** What the screen shows: a page of messages, as it was read and as it was changed since. */
export interface ContactDesk {
  rows: readonly Submission[]
  total: number
  counts: ContactPage['counts']
}

export function deskOf({ data, total, counts }: ContactPage): ContactDesk {
  return { rows: data, total, counts }
}

/** A message has another status: the row stays where it is, even under a filter that it no longer fits. */
export function withChanged(desk: ContactDesk, before: Submission, after: Submission): ContactDesk {
  const counts = { ...desk.counts }
  counts[before.status] -= 1
  counts[after.status] += 1
  return {
    ...desk,
    rows: desk.rows.map((row) => (row.id === after.id ? after : row)),
    counts,
  }
}

export function withoutDeleted(desk: ContactDesk, gone: Submission): ContactDesk {
  const rows = desk.rows.filter((row) => row.id !== gone.id)
  return {
    rows,
    total: desk.total - (desk.rows.length - rows.length),
    counts: { ...desk.counts, [gone.status]: desk.counts[gone.status] - 1 },
  }
}
