declare global {
  interface Window {
    /** Resolves as soon as the shop answers again. Both come with the page itself, before any other code. */
    whenReachable: () => Promise<void>
    /** Loads the page anew once it can be reached, a few times at most. */
    loadPageAgain: () => void
  }
}

const TRIES = 5

/** Code that comes later: a failed load is tried again as soon as the line is back. */
export async function loadAgain<Module>(load: () => Promise<Module>): Promise<Module> {
  for (let tries = 1; ; tries += 1) {
    try {
      // oxlint-disable-next-line no-await-in-loop -- one try after the other
      return await loadAnew(load)
    } catch (error) {
      if (tries === TRIES) throw error
      // oxlint-disable-next-line no-await-in-loop -- one try after the other
      await window.whenReachable()
    }
  }
}

const failures = new Map<string, number>()

/**
 * One try. Chromium remembers for as long as the page lives that a module could not be loaded, and
 * names it in the error: after a failure the module is asked for under another address.
 */
export async function loadAnew<Module>(load: () => Promise<Module>): Promise<Module> {
  try {
    return await load()
  } catch (error) {
    const address = addressIn(error)
    if (address === undefined) throw error
    const failed = failures.get(address) ?? 0
    failures.set(address, failed + 1)
    if (failed === 0) throw error
    return (await import(/* @vite-ignore */ `${address}?try=${failed}`)) as Module
  }
}

function addressIn(error: unknown): string | undefined {
  return error instanceof Error ? /https?:\S+\.js/.exec(error.message)?.[0] : undefined
}
