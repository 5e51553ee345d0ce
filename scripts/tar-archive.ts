import { promisify } from 'node:util'
import { gzip } from 'node:zlib'

export interface ArchivedFile {
  /** With slashes, below the folder of the archive. */
  name: string
  content: Buffer
  isExecutable?: boolean
}

const BLOCK = 512
const NAME_BYTES = 100
const PREFIX_BYTES = 155
const END_BLOCKS = 2
const BEST = 9

/**
 * A .tar.gz (ustar) of these files, in their order, owned by nobody in particular and all of one
 * moment: the same files make the same bytes, on any machine.
 */
export async function tarArchive(files: readonly ArchivedFile[], at: Date): Promise<Buffer> {
  const parts = files.flatMap((file) => [
    header(file, at),
    file.content,
    Buffer.alloc((BLOCK - (file.content.length % BLOCK)) % BLOCK),
  ])
  const tar = Buffer.concat([...parts, Buffer.alloc(END_BLOCKS * BLOCK)])
  return promisify(gzip)(tar, { level: BEST })
}

function header({ name, content, isExecutable = false }: ArchivedFile, at: Date): Buffer {
  const block = Buffer.alloc(BLOCK)
  const { base, prefix } = split(name)
  block.write(base, 0)
  block.write(isExecutable ? '0000755\0' : '0000644\0', 100)
  block.write('0000000\0', 108)
  block.write('0000000\0', 116)
  block.write(`${octal(content.length)} `, 124)
  block.write(`${octal(Math.floor(at.getTime() / 1000))} `, 136)
  block.write('        ', 148) // the sum is made as if it were blank
  block.write('0', 156)
  block.write('ustar\x0000', 257)
  block.write(prefix, 345)
  const sum = block.reduce((total, byte) => total + byte, 0)
  block.write(`${sum.toString(8).padStart(6, '0')}\0 `, 148)
  return block
}

/** A longer name is cut at a slash into two fields. */
function split(name: string): { base: string; prefix: string } {
  if (Buffer.byteLength(name) <= NAME_BYTES) return { base: name, prefix: '' }
  const cut = [...name.matchAll(/\//g)].findLast(({ index }) => index <= PREFIX_BYTES)?.index
  const [prefix, base] = [name.slice(0, cut), name.slice((cut ?? 0) + 1)]
  if (cut === undefined || Buffer.byteLength(base) > NAME_BYTES)
    throw new Error(`The name is too long for an archive: ${name}`)
  return { base, prefix }
}

function octal(value: number): string {
  return value.toString(8).padStart(11, '0')
}
