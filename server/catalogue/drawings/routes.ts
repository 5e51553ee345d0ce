import type { FastifyInstance } from 'fastify'

import { parseDrawing } from '#contract/plain/drawing.ts'
import { ShopError } from '#server/platform/shop-error.ts'

import { draw } from './draw.ts'

/** Product pictures, drawn on demand: the file name holds everything, so they never change and need no table. */
export function mountDrawings(app: FastifyInstance): void {
  app.get<{ Params: { file: string } }>(
    '/media/drawings/:file',
    { schema: { hide: true } },
    async (request, reply) => {
      const drawing = parseDrawing(request.params.file)
      if (drawing === undefined) throw new ShopError('not_found')
      return (
        reply
          .type('image/svg+xml')
          .header('cache-control', 'public, max-age=31536000, immutable')
          // Mails show them too, and a mail program in a browser is another site.
          .header('cross-origin-resource-policy', 'cross-origin')
          .header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'")
          .send(draw(drawing))
      )
    },
  )
}
