import type { Trx } from '#database/pool.ts'
import type { MediaStore } from '#server/platform/media-store.ts'
import { keepPicture } from '#server/platform/pictures.ts'

import type { DeskProduct } from './desk-product-queries.ts'
import { fieldsOf } from './product-fields.ts'
import { changeProduct, type Desk, requireProduct } from './save-product.ts'

/** Adds pictures behind those an article has. Throws `not_found` and `validation`; of several all are added or none. */
export async function addProductImages(
  desk: Desk,
  media: MediaStore,
  id: number,
  files: readonly { content: Uint8Array }[],
  shape: (row: DeskProduct, trx: Trx) => Promise<object>,
): Promise<DeskProduct> {
  await requireProduct(desk.db, id)
  const paths: string[] = []
  for (const { content } of files) {
    // oxlint-disable-next-line no-await-in-loop -- decoding takes memory: one after the other
    paths.push((await keepPicture(media, content, 'images')).path)
  }
  const { images, version } = await withVersion(desk, id)
  const added = paths.map((path) => ({ image_path: path, alt: '', alt_nl: '', alt_fr: '' }))
  return changeProduct(desk, id, { images: [...images, ...added], version }, shape)
}

/** Pictures are read after the files were kept, which takes its time. */
async function withVersion({ db }: Desk, id: number) {
  const row = await requireProduct(db, id)
  return { images: fieldsOf(row).images, version: row.version }
}
