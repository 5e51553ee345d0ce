import * as z from 'zod'

import { Email } from './accounts.ts'
import { dataOf, endpoint } from './endpoint.ts'
import { honeypot } from './public-form.ts'

const tag = 'Newsletter'
const token = z.string().min(1).max(400)

export const signUpForNewsletter = endpoint({
  method: 'POST',
  paths: { '/newsletter': 'anyone' },
  tag,
  summary:
    'Mails a link that confirms the sign-up; the answer is the same for known and unknown addresses',
  body: z.strictObject({ email: Email, ...honeypot }),
  answer: dataOf(z.object({ email: z.string() })),
})

export const confirmNewsletter = endpoint({
  method: 'POST',
  paths: { '/newsletter/confirm': 'anyone' },
  tag,
  summary:
    'Confirms a sign-up with the token of the mailed link, and answers the token to leave with; a second time changes nothing',
  body: z.strictObject({ token }),
  answer: dataOf(z.object({ email: z.string(), leave_token: z.string() })),
})

export const leaveNewsletter = endpoint({
  method: 'POST',
  paths: { '/newsletter/leave': 'anyone' },
  tag,
  summary: 'Ends the mails with offers, with the token of a mail’s link',
  body: z.strictObject({ token }),
  answer: dataOf(z.object({ email: z.string() })),
})
