import { readFileSync, statSync } from 'node:fs'
import path from 'node:path'

interface Area {
  /** All JavaScript of a page's first load, compressed: React is 59 kB of it. */
  budgetBytes: number
  entry: string
  pages: RegExp
  /** The frames around a page. */
  layoutsOf: (page: string) => readonly string[]
}

const SHOP_LAYOUT = 'web/storefront/layout/layout-route.ts'
const SLIM_LAYOUT = 'web/storefront/buying/slim-layout-route.ts'
const ADMIN_LAYOUT = 'web/admin/layout/admin-layout-route.ts'

const AREAS: readonly Area[] = [
  {
    budgetBytes: 107_000,
    entry: 'web/entry-client.tsx',
    pages: /^web\/storefront\/.*-route\.tsx?$/,
    layoutsOf: (page) =>
      page.includes('/checkout/') || page.includes('/payment/') ? [SLIM_LAYOUT] : [SHOP_LAYOUT],
  },
  {
    budgetBytes: 250_000,
    entry: 'web/entry-admin.tsx',
    pages: /^web\/admin\/.*-route\.tsx?$/,
    layoutsOf: (page) => (page.includes('/login/') ? [] : [ADMIN_LAYOUT]),
  },
]

const LAYOUTS = new Set([SHOP_LAYOUT, SLIM_LAYOUT, ADMIN_LAYOUT])

type Manifest = Record<string, { file: string; imports?: string[]; isDynamicEntry?: boolean }>

export interface PageWeight {
  page: string
  bytes: number
  files: number
  budgetBytes: number
}

/** What the first load of each page weighs, by the build's manifest and its `.br` files. Texts are data, not code. */
export function pageWeights(dist: string): PageWeight[] {
  const manifest = JSON.parse(
    readFileSync(path.join(dist, '.vite/manifest.json'), 'utf8'),
  ) as Manifest
  return AREAS.flatMap(({ pages, entry, layoutsOf, budgetBytes }) =>
    Object.keys(manifest)
      .filter((name) => pages.test(name) && !LAYOUTS.has(name))
      .map((page) => ({
        page,
        budgetBytes,
        ...weigh(dist, manifest, [entry, ...layoutsOf(page), page]),
      })),
  )
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
  if (weights.some(({ bytes, budgetBytes }) => bytes > budgetBytes)) {
    console.error('A page loads more JavaScript than its area allows.')
    process.exitCode = 1
  }
}
