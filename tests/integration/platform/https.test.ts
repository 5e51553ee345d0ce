import { expect, test } from 'vitest'

import { givenShop } from '#tests/support/shop.ts'

const shop = await givenShop({
  environment: { OCTAVO_PUBLIC_URL: 'https://shop.example', OCTAVO_PAYMENTS: 'test' },
})

test('a shop on https says so for a year, and its cookies never leave it', async () => {
  const { headers } = await shop.call('POST', '/api/auth/login', {
    body: { email: 'customer@octavo.test', password: 'octavo-demo' },
  })

  expect(headers.get('strict-transport-security')).toContain('max-age=31536000')
  expect(headers.getSetCookie()[0]).toMatch(/^octavo_rt=\S+; .*HttpOnly; Secure; SameSite=Strict$/)
})
