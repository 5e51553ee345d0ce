import type { BuildManifest } from '#contract/page-entry.ts'
import type { PageAssets } from '#web/document.tsx'

export const CLIENT_ENTRY = 'web/entry-client.tsx'

/** What a page of these modules needs at once: the entry, its chunks and its styles, each named once. */
export function assetsOf(manifest: BuildManifest, modules: readonly string[]): PageAssets {
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
  for (const name of [CLIENT_ENTRY, ...modules]) collect(name)
  const entry = manifest[CLIENT_ENTRY]
  if (entry === undefined) throw new Error(`The build manifest has no ${CLIENT_ENTRY}`)
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
export const developmentAssets: PageAssets = {
  entry: `/${CLIENT_ENTRY}`,
  styles: ['/web/styles/app.css'],
  modules: [],
  texts: [],
  development: ['/@vite/client'],
}
