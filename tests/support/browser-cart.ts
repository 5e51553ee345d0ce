import type { Page } from '@playwright/test'

import { article } from './account-visitor.ts'
import { open } from './visitor.ts'

/** Puts a toner into the cart of this browser's guest, without a page that does it. */
export async function fillGuestCart(page: Page): Promise<void> {
  const { id } = await article('octavo-brother-tn-2420')
  await open(page, '/cart')
  await page.evaluate(async (productId) => {
    const headers = {
      'Content-Type': 'application/json',
      'X-Session-ID': localStorage.getItem('guest_session_id') ?? '',
    }
    const body = JSON.stringify({ quantity: 1 })
    await fetch(`/api/guest/cart/add/${productId}`, { method: 'POST', headers, body })
  }, id)
}
