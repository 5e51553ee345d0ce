import { staffCall } from '#web/admin/staff.ts'
import { ApiError } from '#web/data/api-error.ts'

import type { ImportFile } from './product-import-loader.ts'

const LOOK_MS = 4_000

/** Import → how to stop waiting for it. */
const watched = new Map<number, () => void>()

/**
 * Waits for the end of a check or an import whose page was left, and tells of it once. Whoever returns to
 * the page sees the end there: `unwatchImport`.
 */
export function watchImport(id: number, onEnd: (file: ImportFile) => void): void {
  unwatchImport(id)
  const look = async () => {
    try {
      const { data } = await staffCall('GET /admin/products/imports/{id}', { params: { id } })
      if (isAtWork(data.state) || watched.get(id) !== stop) return
      unwatchImport(id)
      onEnd(data)
    } catch (error) {
      // A cut line is looked at again; a file that is gone, or after signing out, is not.
      if (error instanceof ApiError && error.status >= 400 && error.status < 500) unwatchImport(id)
    }
  }
  const timer = setInterval(() => void look(), LOOK_MS)
  const stop = () => clearInterval(timer)
  watched.set(id, stop)
}

export function unwatchImport(id: number): void {
  watched.get(id)?.()
  watched.delete(id)
}

export function isAtWork(state: ImportFile['state']): boolean {
  return state === 'reading' || state === 'checking' || state === 'applying'
}
