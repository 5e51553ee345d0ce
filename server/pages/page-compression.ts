import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const brotliOf = promisify(brotliCompress)
const gzipOf = promisify(gzip)

/** Pages are rendered for each request: this level takes a fifth of the best one's time for nearly its size. */
const BROTLI_LEVEL = 4

export interface EncodedPage {
  body: Buffer
  headers: Record<string, string>
}

/** The page, of its pieces, in the best encoding the browser accepts. */
export async function encoded(
  html: readonly string[],
  acceptEncoding: string | undefined,
): Promise<EncodedPage> {
  const encoding = encodingFor(acceptEncoding ?? '')
  const bytes = Buffer.concat(html.map((piece) => Buffer.from(piece)))
  if (encoding === undefined) return { body: bytes, headers: {} }
  const body =
    encoding === 'br'
      ? await brotliOf(bytes, {
          params: {
            [constants.BROTLI_PARAM_QUALITY]: BROTLI_LEVEL,
            [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
          },
        })
      : await gzipOf(bytes)
  return { body, headers: { 'content-encoding': encoding } }
}

export function encodingFor(accepted: string): 'br' | 'gzip' | undefined {
  const refused = /\b(\w+)\s*;\s*q=0(\.0*)?(?![.\d])/g
  const names = accepted
    .replaceAll(refused, '')
    .split(',')
    .map((part) => part.split(';')[0]?.trim())
  return (['br', 'gzip'] as const).find((encoding) => names.includes(encoding))
}
