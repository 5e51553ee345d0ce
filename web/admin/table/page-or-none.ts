import { ApiError } from '#web/data/api-error.ts'

import type { Page } from './column.ts'

/** As many as a list has on a page when nobody asks for another number. */
const PER_PAGE = 10

/** A list that could not be had is an empty one, and says so. */
export interface PageOrNone<P> {
  page: P
  hasFailed: boolean
}

/** Waits for a list. A sign-in that has ended is no failure of the list. */
export async function pageOrNone<P extends Page<unknown>>(
  asked: Promise<P>,
  /** What the answer has beside its rows, where there are none. */
  rest: object = {},
): Promise<PageOrNone<P>> {
  try {
    return { page: await asked, hasFailed: false }
  } catch (error) {
    if (error instanceof ApiError && (error.status === 401 || error.status === 403)) throw error
    const numbers = { total: 0, per_page: PER_PAGE, current_page: 1, last_page: 1 }
    return {
      page: { data: [], ...numbers, meta: numbers, ...rest } as unknown as P,
      hasFailed: true,
    }
  }
}
