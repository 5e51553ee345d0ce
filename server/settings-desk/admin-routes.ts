import type { Endpoint } from '#contract/endpoint.ts'
import type { SettingsGroup } from '#contract/plain/settings.ts'
import * as contract from '#contract/settings.ts'
import { type Reply, serve, type Served } from '#server/platform/endpoints.ts'
import { renderMarkdown } from '#server/platform/markdown.ts'
import { readRelease } from '#server/platform/release.ts'
import type { Shop } from '#server/shop.ts'

import { changeSettings, type GroupAnswer, showSettings } from './change-settings.ts'
import { testConnection } from './test-connection.ts'

/** The settings behind the counter, group by group. */
export function settingsAdminRoutes(shop: Shop): Served[] {
  const of = (group: SettingsGroup, show: Endpoint, change: Endpoint) =>
    groupRoutes(shop, { group, show, change })
  return [
    ...of('shop', contract.showShopSettings, contract.changeShopSettings),
    ...of('shipping', contract.showShippingSettings, contract.changeShippingSettings),
    ...of('vat', contract.showVatSettings, contract.changeVatSettings),
    ...of('payment', contract.showPaymentSettings, contract.changePaymentSettings),
    ...of('mail', contract.showMailSettings, contract.changeMailSettings),
    ...of('stock', contract.showStockSettings, contract.changeStockSettings),
    ...of('reviews', contract.showReviewSettings, contract.changeReviewSettings),
    ...of('staff', contract.showStaffSettings, contract.changeStaffSettings),
    serve(contract.testConnection, async ({ params: { name } }) => {
      const { ok, milliseconds, message } = await testConnection(shop, name)
      return { data: { name, ok, milliseconds }, message }
    }),
    serve(contract.showRelease, async () => ({ data: releaseAnswer() })),
  ]
}

/** Read when it is asked for, which is seldom: no process keeps the text. */
function releaseAnswer() {
  const { version, commit, releasedAt, title, changes } = readRelease()
  return {
    version,
    commit,
    released_at: releasedAt,
    title,
    changes_html: renderMarkdown(changes),
  }
}

/** The groups differ in their fields alone, which the contract has checked and checks again. */
function groupRoutes(
  shop: Shop,
  { group, show, change }: { group: SettingsGroup; show: Endpoint; change: Endpoint },
): Served[] {
  return [
    { endpoint: show, handler: async () => answer(await showSettings(shop.db, group)) },
    {
      endpoint: change,
      async handler({ body: { version, ...fields } }, context) {
        const data = await changeSettings(shop, { group, fields, version }, context)
        return { ...answer(data), message: 'settings.saved' }
      },
    },
  ]
}

function answer(data: GroupAnswer): Reply<Endpoint> {
  return { data }
}
