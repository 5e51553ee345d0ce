import { createStore } from './store.ts'

/** The dialogs that are open as modals, the topmost last: everything outside it is inert. */
export const openModals = createStore<readonly HTMLDialogElement[]>([])

/** Answers how to tell that it is closed again. */
export function addOpenModal(dialog: HTMLDialogElement): () => void {
  openModals.set([...openModals.get(), dialog])
  return () => openModals.set(openModals.get().filter((open) => open !== dialog))
}
