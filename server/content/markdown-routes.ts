import { previewMarkdown } from '#contract/markdown.ts'
import { serve, type Served } from '#server/platform/endpoints.ts'
import { renderMarkdown } from '#server/platform/markdown.ts'

/** What staff write, as visitors will read it. */
export function markdownRoutes(): Served[] {
  return [
    serve(previewMarkdown, async ({ body }) => ({ data: { html: renderMarkdown(body.body) } })),
  ]
}
