import type { ProductValues } from './product-form.ts'

const KEY = 'octavo_staff_draft'

/** What was being written of an article when the page was left, the browser closed or the line lost. */
export interface UnsavedProduct {
  /** Null for a new one. */
  id: number | null
  /** Which version of the article it began with. */
  version: number
  at: string
  values: ProductValues
}

/** One at a time: what was written last. */
export function keepUnsaved(unsaved: UnsavedProduct): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(unsaved))
  } catch {
    // The storage is full or forbidden: nothing is kept, and the form itself still asks before it is left.
  }
}

export function forgetUnsaved(): void {
  try {
    localStorage.removeItem(KEY)
  } catch {
    // Nothing could be kept either.
  }
}

/** What is kept of this article, if it is as the form holds it today. */
export function unsavedOf(id: number | null, like: ProductValues): UnsavedProduct | undefined {
  try {
    const kept = JSON.parse(localStorage.getItem(KEY) ?? 'null') as UnsavedProduct | null
    if (kept === null || kept.id !== id) return undefined
    const isWhole = Object.keys(like).every((name) => name in kept.values)
    return isWhole ? kept : undefined
  } catch {
    return undefined
  }
}
