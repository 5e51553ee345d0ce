import { expect, type Page } from '@playwright/test'

import { article, shopApi, signInAs } from './account-visitor.ts'
import { addToCart, givenIntent, pay, placeOrder } from './buying.ts'
import { newGuest } from './shop.ts'

const STAFF = { email: 'admin@octavo.test', password: 'octavo-demo' }

/** Signs this browser in as a member of staff; answers the token. */
export function signInAsStaff(page: Page): Promise<string> {
  return signInAs(page, STAFF, STAFF)
}

/** Searches the list of a screen as its keyboard users do: `/`, then the words. */
export async function searchByKey(page: Page, words: string): Promise<void> {
  const box = page.getByRole('searchbox')
  // The key is heard once the list is there, which comes after the page around it.
  await expect(async () => {
    await page.keyboard.press('/')
    await expect(box).toBeFocused({ timeout: 500 })
  }).toPass()
  await page.keyboard.type(words)
  await page.waitForURL(/search=/)
}

export interface PaidOrder {
  id: number
  number: string
  email: string
}

/** An order of a guest, paid by card. */
export async function givenPaidOrder(
  pieces: Readonly<Record<string, number>>,
  details: object = {},
): Promise<PaidOrder> {
  const shop = shopApi()
  const guest = newGuest()
  const email = `${crypto.randomUUID()}@reader.example`
  for (const [slug, quantity] of Object.entries(pieces)) {
    // oxlint-disable-next-line no-await-in-loop -- one cart: line after line
    await addToCart(shop, guest, (await article(slug)).id, quantity)
  }
  const intent = await givenIntent(shop, guest, { billing_email: email, ...details })
  await pay(shop, intent)
  const { status, body } = await placeOrder(shop, guest, intent)
  if (status !== 201) throw new Error(`orders: ${JSON.stringify(body)}`)
  return { id: body.data.id, number: body.data.order_number, email }
}
