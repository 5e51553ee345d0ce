import type { BuildManifest } from '#contract/page-entry.ts'
import type { PageAssets } from '#web/document.tsx'
import type { WordUnit } from '#web/language/i18n.ts'

/** Shop and back office begin in a file each: neither loads what is the other's. */
export interface AreaEntry {
  script: string
  style: string
  /** The texts that all its pages need. */
  units: readonly WordUnit[]
}

export const SHOP_ENTRY: AreaEntry = {
  script: 'web/entry-client.tsx',
  style: 'web/styles/app.css',
  units: ['storefront'],
}
export const ADMIN_ENTRY: AreaEntry = {
  script: 'web/entry-admin.tsx',
  style: 'web/styles/admin.css',
  units: ['storefront', 'account', 'admin'],
}

/** What a page of these modules needs at once: the entry, its chunks and its styles, each named once. */
export function assetsOf(
  manifest: BuildManifest,
  { script }: AreaEntry,
  modules: readonly string[],
): PageAssets {
  const scripts = new Set<string>()
  const styles = new Set<string>()
  const visited = new Set<string>()
  const collect = (name: string) => {
    const chunk = manifest[name]
    if (chunk === undefined || visited.has(name)) return
    visited.add(name)
    scripts.add(`/${chunk.file}`)
    for (const sheet of chunk.css ?? []) styles.add(`/${sheet}`)
    for (const imported of chunk.imports ?? []) collect(imported)
  }
  for (const name of [script, ...modules]) collect(name)
  const entry = manifest[script]
  if (entry === undefined) throw new Error(`The build manifest has no ${script}`)
  const entryPath = `/${entry.file}`
  return {
    entry: entryPath,
    styles: [...styles],
    modules: [...scripts].filter((file) => file !== entryPath && !isText(file)),
    texts: [...scripts].filter(isText),
  }
}

function isText(file: string): boolean {
  return file.endsWith('.json')
}

/** The same for the development server, which makes chunks on demand. */
export function developmentAssets({ script, style }: AreaEntry): PageAssets {
  return {
    entry: `/${script}`,
    styles: [`/${style}`],
    modules: [],
    texts: [],
    development: ['/@vite/client'],
  }
}
