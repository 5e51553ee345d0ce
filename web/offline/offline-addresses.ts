export const OFFLINE_PATH = '/offline.html'

/** Of the root, since it answers for every page. */
export const WORKER_PATH = '/service-worker.js'
