import type { Shop } from '#server/shop.ts'

import { dataHeldOn } from './export-queries.ts'

/** Everything the shop holds on a customer, as a file to download: `octavo-data-2026-11-21.json`. */
export async function exportData(
  { db, settings }: Shop,
  userId: number,
  now: Date,
): Promise<{ name: string; content: string }> {
  const held = await dataHeldOn(db, userId)
  const { shop } = await settings.get()
  const exported_at = now.toISOString()
  return {
    name: `${shop.name.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')}-data-${exported_at.slice(0, 10)}.json`,
    content: `${JSON.stringify({ exported_at, ...held }, undefined, 2)}\n`,
  }
}
