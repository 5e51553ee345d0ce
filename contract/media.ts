import * as z from 'zod'

import { dataOf, endpoint, uploadedFile } from './endpoint.ts'

/** A photo of 20 megapixels, well compressed. */
export const PICTURE_BYTES_AT_MOST = 12_000_000

export const uploadPicture = endpoint({
  method: 'POST',
  paths: { '/media/upload': 'staff' },
  tag: 'Media',
  summary:
    'Keeps a picture (JPEG, PNG, WebP, AVIF or GIF), decoded and encoded anew in several widths',
  uploads: { maxBytes: PICTURE_BYTES_AT_MOST },
  body: z.strictObject({ file: uploadedFile }),
  answer: dataOf(z.object({ path: z.string(), width: z.int(), height: z.int() })),
  creates: true,
})
