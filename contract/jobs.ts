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

/** A kind of work, and what waits in it. */
const JobQueue = z.object({
  queue: z.string(),
  /** Not begun yet. */
  waiting: z.int(),
  /** Failed, and will be tried again. */
  retrying: z.int(),
  active: z.int(),
  /** Given up. */
  failed: z.int(),
  /** When it comes by itself: a cron line in UTC; null for work that something causes. */
  cron: z.string().nullable(),
  /** The same for what is looked at all the time. */
  every_seconds: z.number().nullable(),
  /** Of work that comes by itself; null before its first time. */
  last_run_at: z.string().nullable(),
  last_run_ms: z.int().nullable(),
  last_run_error: z.string().nullable(),
})

export const listJobQueues = endpoint({
  method: 'GET',
  paths: { '/admin/job-queues': 'staff' },
  tag: 'Jobs',
  summary: 'Every kind of work, what waits in it, and when it came last',
  answer: dataOf(z.array(JobQueue)),
})

export const retryQueue = endpoint({
  method: 'POST',
  paths: { '/admin/job-queues/{queue}/retry': 'staff' },
  tag: 'Jobs',
  summary: 'Has every job of a queue that failed for good tried again',
  params: z.object({ queue: z.string().max(100) }),
  body: z.strictObject({}).nullish(),
  answer: dataOf(z.object({ retried: z.int() })),
})
