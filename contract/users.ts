import * as z from 'zod'

import { AccountUser } from './accounts.ts'
import { endpoint, listOf, pageQuery } from './endpoint.ts'
import { ROLES } from './plain/statuses.ts'

export const User = z.object({
  ...AccountUser.shape,
  blocked: z.boolean(),
  orders_count: z.int(),
  last_login_at: z.string().nullable(),
  version: z.int(),
})

export const listUsers = endpoint({
  method: 'GET',
  paths: { '/admin/users': 'staff' },
  tag: 'Users',
  summary: 'Customers and staff, newest first; limit is another name of per_page',
  query: z.strictObject({
    ...pageQuery,
    limit: pageQuery.per_page,
    role: z.enum(ROLES).optional(),
    /** Part of a name, email or company. */
    search: z.string().trim().max(100).optional(),
    sort: z.enum(['created_at', 'name', 'email']).optional(),
    direction: z.enum(['asc', 'desc']).optional(),
  }),
  answer: listOf(User),
})
