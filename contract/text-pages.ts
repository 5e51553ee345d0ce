import * as z from 'zod'

import { dataOf, endpoint } from './endpoint.ts'
import { TEXT_PAGES } from './plain/text-pages.ts'

export const TextPageContent = z.object({
  title: z.string(),
  /** The first paragraph, without marks: what search engines show. */
  description: z.string(),
  body_html: z.string(),
  /** Its headings with the ids they bear. */
  sections: z.array(z.object({ id: z.string(), title: z.string() })),
})
export type TextPageContent = z.infer<typeof TextPageContent>

export const showTextPage = endpoint({
  method: 'GET',
  paths: { '/pages/{name}': 'anyone' },
  tag: 'Content',
  summary: 'A page that is one long text, in the caller’s language, with the facts of the settings',
  params: z.object({ name: z.enum(TEXT_PAGES) }),
  answer: dataOf(TextPageContent),
})
