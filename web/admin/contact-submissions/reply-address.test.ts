import { expect, test } from 'vitest'

import { mentionedOrder, replyAddress } from './reply-address.ts'

test('an answer has the subject with Re: before it, whatever stands in it', () => {
  const address = replyAddress({ email: 'a+b@example.be', subject: 'Prix & délai? #2\r\nBcc: x' })
  expect(address).toBe(
    'mailto:a%2Bb@example.be?subject=Re%3A%20Prix%20%26%20d%C3%A9lai%3F%20%232%0D%0ABcc%3A%20x',
  )
  expect(new URL(address).searchParams.get('bcc')).toBeNull()
})

test('an order is found by its number', () => {
  expect(mentionedOrder({ subject: 'Ink', message: 'about si-004102.' })).toEqual({
    id: 4102,
    number: 'SI-004102',
  })
  expect(mentionedOrder({ subject: 'SI-12', message: 'XSI-004102' })).toBeUndefined()
})
