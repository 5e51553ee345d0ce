/** The queues of work on the catalogue, in the order in which staff see them. */
export const COCKPIT_QUEUES = [
  'translation',
  'picture',
  'ean',
  'yield',
  'fit',
  'fit_source',
  'counterpart',
  'printers',
  'sold_out',
  'searches',
] as const
export type CockpitQueue = (typeof COCKPIT_QUEUES)[number]
