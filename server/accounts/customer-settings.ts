import type { CustomerSettings } from '#contract/accounts.ts'
import type { Db } from '#database/pool.ts'
import { inTransaction } from '#database/transaction.ts'
import { ShopError } from '#server/platform/shop-error.ts'
import type { Shop } from '#server/shop.ts'

import { lockOwnAccount } from './lock-own-account.ts'
import { settingsOf, type SettingsRow, writeSettings } from './queries.ts'

/** The settings that are given; what is not stays. */
export interface SettingsChange {
  language?: CustomerSettings['language'] | undefined
  marketing?: boolean | undefined
  notifications?: { [Kind in NotificationKind]?: boolean | undefined } | undefined
}

type NotificationKind = keyof CustomerSettings['notifications']
const KINDS = ['order', 'wishlist', 'cart', 'product'] as const satisfies NotificationKind[]

export async function showCustomerSettings(db: Db, userId: number): Promise<CustomerSettings> {
  return shapeOf(await rowOf(db, userId))
}

export async function changeCustomerSettings(
  { db }: Shop,
  userId: number,
  { language, marketing, notifications }: SettingsChange,
): Promise<CustomerSettings> {
  return inTransaction(db, async (trx) => {
    await lockOwnAccount(trx, userId)
    const before = await rowOf(trx, userId)
    const after: SettingsRow = {
      language: language ?? before.language,
      marketing: marketing ?? before.marketing,
      muted: KINDS.filter((kind) => !(notifications?.[kind] ?? !before.muted.includes(kind))),
    }
    await writeSettings(trx, userId, after)
    return shapeOf(after)
  })
}

async function rowOf(db: Db, userId: number): Promise<SettingsRow> {
  const row = await settingsOf(db, userId)
  if (row === undefined) throw new ShopError('unauthenticated')
  return row
}

function shapeOf({ language, marketing, muted }: SettingsRow): CustomerSettings {
  const isWanted = (kind: NotificationKind) => !muted.includes(kind)
  return {
    language,
    marketing,
    notifications: {
      order: isWanted('order'),
      wishlist: isWanted('wishlist'),
      cart: isWanted('cart'),
      product: isWanted('product'),
    },
  }
}
