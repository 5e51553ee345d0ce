import * as z from 'zod'

import { HONEYPOT } from './plain/honeypot.ts'

/** The field of a public form that nobody sees; whoever fills it in is a program. */
export const honeypot = { [HONEYPOT]: z.string().max(2000).optional() }
