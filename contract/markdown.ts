import * as z from 'zod'

import { dataOf, endpoint } from './endpoint.ts'
import { severalLines } from './text-fields.ts'

/** As long as the longest text that staff write. */
const MAX_BODY = 30_000

export const previewMarkdown = endpoint({
  method: 'POST',
  paths: { '/admin/markdown-preview': 'staff' },
  tag: 'Content',
  summary: 'Markdown as HTML, rendered and cleaned as when it is saved; nothing is kept',
  body: z.strictObject({ body: severalLines(MAX_BODY) }),
  answer: dataOf(z.object({ html: z.string() })),
})
