import { browserCall } from '#web/data/shop-call.ts'

export interface Choice {
  kind: 'product' | 'printer' | 'category'
  id: number
}

/** Tells the shop which result of a search was opened; nothing about who opened it, and nobody waits for it. */
export function noteChoice(query: string, choice: Choice): void {
  void browserCall('POST /search/chosen', { body: { query, ...choice } }).catch(() => undefined)
}
