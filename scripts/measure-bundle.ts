import { readFileSync, statSync } from 'node:fs'
import path from 'node:path'

/** All JavaScript of a storefront page's first load, compressed: React and router are 85 kB of it. */
export const FIRST_LOAD_BUDGET_BYTES = 125_000

const ENTRY = 'web/entry-client.tsx'
const LAYOUT = 'web/storefront/layout/layout-route.ts'
const SLIM_LAYOUT = 'web/storefront/buying/slim-layout-route.ts'

type Manifest = Record<string, { file: string; imports?: string[]; isDynamicEntry?: boolean }>

export interface PageWeight {
  page: string
  bytes: number
  files: number
}

/** What the first load of each storefront page weighs, by the build's manifest and its `.br` files. Texts are data, not code. */
export function pageWeights(dist: string): PageWeight[] {
  const manifest = JSON.parse(
    readFileSync(path.join(dist, '.vite/manifest.json'), 'utf8'),
  ) as Manifest
  const pages = Object.keys(manifest).filter(
    (name) =>
      /^web\/storefront\/.*-route\.tsx?$/.test(name) && name !== LAYOUT && name !== SLIM_LAYOUT,
  )
  return pages.map((page) => {
    const isSlim = page.includes('/checkout/') || page.includes('/payment/')
    return { page, ...weigh(dist, manifest, [ENTRY, isSlim ? SLIM_LAYOUT : LAYOUT, page]) }
  })
}

function weigh(
  dist: string,
  manifest: Manifest,
  roots: readonly string[],
): { bytes: number; files: number } {
  const files = new Set<string>()
  const visit = (name: string) => {
    const chunk = manifest[name]
    if (chunk === undefined || files.has(chunk.file)) return
    files.add(chunk.file)
    chunk.imports?.forEach(visit)
  }
  roots.forEach(visit)
  const bytes = [...files].reduce((sum, file) => sum + compressedSize(path.join(dist, file)), 0)
  return { bytes, files: files.size }
}

/** Files too small to be compressed are sent as they are. */
function compressedSize(file: string): number {
  return (statSync(`${file}.br`, { throwIfNoEntry: false }) ?? statSync(file)).size
}

if (import.meta.main) {
  const weights = pageWeights(path.resolve(import.meta.dirname, '../dist/client'))
  for (const { page, bytes, files } of weights)
    console.log(
      `${(bytes / 1000).toFixed(1).padStart(7)} kB  ${String(files).padStart(2)} files  ${page}`,
    )
  if (weights.some(({ bytes }) => bytes > FIRST_LOAD_BUDGET_BYTES)) {
    console.error(`A page loads more than ${FIRST_LOAD_BUDGET_BYTES / 1000} kB of JavaScript.`)
    process.exitCode = 1
  }
}
