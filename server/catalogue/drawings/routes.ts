import type { FastifyInstance } from 'fastify'

import { type Drawing, HOUSE_BRAND, parseDrawing } from '#contract/plain/drawing.ts'
import type { References, ReferencesReader } from '#server/catalogue/references.ts'
import { ShopError } from '#server/platform/shop-error.ts'

import { draw } from './draw.ts'

/** Product pictures, drawn on demand: the file name holds everything, so they never change and need no table. */
export function mountDrawings(
  app: FastifyInstance,
  { references }: { references: ReferencesReader },
): void {
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
          .send(draw(houseNamed(drawing, await references.get())))
      )
    },
  )
}

/** Articles name the house brand by its slug, which is the shop's to choose. */
function houseNamed(drawing: Drawing, { brands }: References): Drawing {
  const isHouse = brands.some((brand) => brand.is_house_brand && brand.slug === drawing.brand)
  return isHouse ? { ...drawing, brand: HOUSE_BRAND } : drawing
}
