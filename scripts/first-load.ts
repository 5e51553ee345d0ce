import path from 'node:path'

/** The bundler's modules, each with those that import it statically. */
export interface ModuleGraph {
  getModuleInfo(id: string): { importers: readonly string[] } | null
}

/** Every page of the storefront loads what the entry and the layout need; most visits stay among these. */
export const BROWSING =
  /\/web\/(entry-client\.tsx|storefront\/(layout|home|listing|product|printer|not-found)\/.*-route\.ts)$/
export const BUYING = /\/web\/storefront\/(cart|checkout|payment|confirmation)\/.*-route\.ts$/

/**
 * Tells the modules that are loaded at first with the pages named by `roots` from those that come
 * later or belong to other areas: only the former may go into chunks that those pages share.
 */
export function createFirstLoad(roots: RegExp): (id: string, modules: ModuleGraph) => boolean {
  const known = new Map<string, boolean>()
  return function isOfFirstLoad(id, modules): boolean {
    const answer = known.get(id)
    if (answer !== undefined) return answer
    // Round a cycle of imports the question is answered by the other ways in.
    known.set(id, false)
    const isOne =
      roots.test(id.replaceAll(path.sep, '/')) ||
      (modules.getModuleInfo(id)?.importers ?? []).some((importer) =>
        isOfFirstLoad(importer, modules),
      )
    known.set(id, isOne)
    return isOne
  }
}
