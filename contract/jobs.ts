import * as z from 'zod'

import { dataOf, endpoint, listOf, pageQuery } from './endpoint.ts'

/** `retry`: failed, and is tried again; `failed`: for good. */
const JOB_STATUSES = ['created', 'retry', 'active', 'completed', 'cancelled', 'failed'] as const
export type JobStatus = (typeof JOB_STATUSES)[number]

const JobRow = z.object({
  id: z.string(),
  queue: z.string(),
  status: z.enum(JOB_STATUSES),
  attempts: z.int(),
  error: z.string().nullable(),
  /** When it was tried last, or is to be tried first. */
  run_at: z.string(),
  finished_at: z.string().nullable(),
})

export const listJobs = endpoint({
  method: 'GET',
  paths: { '/admin/jobs': 'staff' },
  tag: 'Jobs',
  summary: 'Work for later and what became of it, newest first',
  query: z.strictObject({
    ...pageQuery,
    queue: z.string().max(100).optional(),
    status: z.enum(JOB_STATUSES).optional(),
  }),
  answer: listOf(JobRow),
})

export const retryJob = endpoint({
  method: 'POST',
  paths: { '/admin/jobs/{id}/retry': 'staff' },
  tag: 'Jobs',
  summary: 'Has a job that failed for good tried again',
  params: z.object({ id: z.uuid() }),
  body: z.strictObject({}).nullish(),
  answer: dataOf(JobRow),
})
