import type { CockpitQueue } from '#contract/plain/cockpit.ts'
import type { TextKey } from '#web/language/i18n.ts'

/** What each queue is called, and what is said when nothing is in it. */
export const QUEUE_WORDS: Record<CockpitQueue, { name: TextKey; none: TextKey }> = {
  translation: { name: 'admin.cockpit.queue.translation', none: 'admin.cockpit.none.translation' },
  picture: { name: 'admin.cockpit.queue.picture', none: 'admin.cockpit.none.picture' },
  ean: { name: 'admin.cockpit.queue.ean', none: 'admin.cockpit.none.ean' },
  yield: { name: 'admin.cockpit.queue.yield', none: 'admin.cockpit.none.yield' },
  fit: { name: 'admin.cockpit.queue.fit', none: 'admin.cockpit.none.fit' },
  fit_source: { name: 'admin.cockpit.queue.fit_source', none: 'admin.cockpit.none.fit_source' },
  counterpart: { name: 'admin.cockpit.queue.counterpart', none: 'admin.cockpit.none.counterpart' },
  printers: { name: 'admin.cockpit.queue.printers', none: 'admin.cockpit.none.printers' },
  sold_out: { name: 'admin.cockpit.queue.sold_out', none: 'admin.cockpit.none.sold_out' },
  searches: { name: 'admin.cockpit.queue.searches', none: 'admin.cockpit.none.searches' },
}
