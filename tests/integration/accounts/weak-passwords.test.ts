import { describe, expect, test } from 'vitest'

import { givenShop } from '#tests/support/shop.ts'
import { givenAccount, newEmail, PASSWORD, register } from '#tests/support/sign-in.ts'

const shop = await givenShop()

const SENTENCES = {
  en: 'This password is one of the first anyone would guess. Please choose another.',
  nl: 'Dit wachtwoord is een van de eerste die anderen raden. Kies een ander.',
  fr: 'Ce mot de passe est l’un des premiers que l’on devine. Choisissez-en un autre.',
}

describe('a password that everybody guesses', () => {
  test.each(['12345678', 'Password1', 'iloveyou', ' qwertyuiop ', '        '])(
    '%s opens no account',
    async (password) => {
      for (const [language, sentence] of Object.entries(SENTENCES)) {
        const fields = { password, password_confirmation: password }
        const { status, body } = await register(shop, fields, { language })
        expect([status, body.errors]).toEqual([422, { password: [sentence] }])
      }
    },
  )

  test('is not taken for a change, and the old one stays', async () => {
    const { token, email } = await givenAccount(shop)
    const change = (password: string) =>
      shop.call('PUT', '/api/profile', {
        token,
        body: { current_password: PASSWORD, password, password_confirmation: password },
      })
    expect((await change('password123')).body.errors).toEqual({ password: [SENTENCES.en] })
    expect((await change(email.toUpperCase())).body.errors).toEqual({
      password: ['Your email address is not a safe password. Please choose another.'],
    })
    expect((await change('a whole new sentence')).status).toBe(200)
  })

  test('is not taken with a code', async () => {
    const body = {
      email: newEmail(),
      token: 'x'.repeat(20),
      password: '123456789',
      password_confirmation: '123456789',
    }
    const { status, body: answer } = await shop.call('POST', '/api/auth/reset-password', { body })
    expect([status, answer.errors]).toEqual([422, { password: [SENTENCES.en] }])
  })
})

test('neither is the own address, whole or without its domain', async () => {
  const email = newEmail()
  const [name = ''] = email.split('@')
  for (const password of [email, name, name.toUpperCase()]) {
    const fields = { email, password, password_confirmation: password }
    const { status, body } = await register(shop, fields, { language: 'nl' })
    expect([status, body.errors]).toEqual([
      422,
      { password: ['Je e-mailadres is geen veilig wachtwoord. Kies een ander.'] },
    ])
  }
})
