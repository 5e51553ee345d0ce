import { createStore, type Store } from './store.ts'

/** Newer toasts push out the oldest above this number. */
export const MAX_TOASTS = 20
const SHOWN_MS = 3_000
/** Long enough to get to the button that takes a change back, by keyboard too. */
const UNDO_MS = 10_000

export interface Toast {
  readonly id: number
  readonly text: string
  readonly tone: 'success' | 'error'
  readonly action?: ToastAction | undefined
}

export interface ToastAction {
  label: string
  run: () => void
  /** It takes back what was done, or leads to what is not on the screen: nobody finds it once the toast is gone. */
  isUndo?: boolean
}

interface ToastStore {
  show: (text: string, action?: ToastAction) => void
  /** Stays until it is closed. */
  showError: (text: string, action?: ToastAction) => void
  close: (id: number) => void
  /** While the pointer or focus is on a toast, its time stands still. */
  hold: (id: number) => void
  release: (id: number) => void
  list: Store<readonly Toast[]>
}

/** A list of short messages outside React, so that anything in the browser can tell the visitor something. */
export function createToastStore(): ToastStore {
  const list = createStore<readonly Toast[]>([])
  let nextId = 1
  const timers = new Map<number, ReturnType<typeof setTimeout>>()

  const hold = (id: number) => {
    clearTimeout(timers.get(id))
    timers.delete(id)
  }
  const close = (id: number) => {
    hold(id)
    list.set(list.get().filter((toast) => toast.id !== id))
  }
  const release = (id: number) => {
    const toast = list.get().find((candidate) => candidate.id === id)
    if (toast?.tone === 'success' && !timers.has(id))
      timers.set(id, setTimeout(close, toast.action?.isUndo === true ? UNDO_MS : SHOWN_MS, id))
  }
  const add = (toast: Omit<Toast, 'id'>) => {
    const id = nextId
    nextId += 1
    const all = [...list.get(), { ...toast, id }]
    for (const dropped of all.slice(0, -MAX_TOASTS)) hold(dropped.id)
    list.set(all.slice(-MAX_TOASTS))
    release(id)
  }

  return {
    show: (text, action) => add({ text, tone: 'success', action }),
    showError: (text, action) => add({ text, tone: 'error', action }),
    close,
    hold,
    release,
    list,
  }
}

/** The toasts of this page. */
export const toasts = createToastStore()
