import { describe, expect, test } from 'vitest'

import { ConfigError, publicUrlOf, readConfig, startWarnings } from './config.ts'

describe('an empty variable is one that nobody set', () => {
  test.each(['', ' '])('%j', (empty) => {
    const names = ['HOST', 'PORT', 'DATABASE_URL', 'OCTAVO_DATA_DIR', 'OCTAVO_ROLE', 'OCTAVO_LOG']
    names.push('OCTAVO_PUBLIC_URL', 'OCTAVO_RATE_LIMIT', 'OCTAVO_SECRET', 'SMTP_URL', 'VIES_URL')
    const environment = Object.fromEntries(names.map((name) => [name, empty]))
    expect(readConfig(environment)).toEqual(readConfig({}))
  })
})

describe('the address the shop is known by', () => {
  test.each([
    [{}, 'http://127.0.0.1:3000'],
    [{ PORT: '' }, 'http://127.0.0.1:3000'],
    [{ HOST: '', PORT: '8080' }, 'http://127.0.0.1:8080'],
    [{ HOST: '0.0.0.0' }, 'http://127.0.0.1:3000'],
    [{ HOST: '::', PORT: '8080' }, 'http://127.0.0.1:8080'],
    [{ HOST: '::1' }, 'http://[::1]:3000'],
    [{ HOST: '192.168.1.20' }, 'http://192.168.1.20:3000'],
    [
      { HOST: '0.0.0.0', OCTAVO_PUBLIC_URL: 'https://shop.example', OCTAVO_PAYMENTS: 'test' },
      'https://shop.example',
    ],
  ])('%j makes it %s', (environment, address) => {
    expect(publicUrlOf(readConfig(environment))).toBe(address)
  })
})

describe('a shop on https without payment keys', () => {
  const https = { OCTAVO_PUBLIC_URL: 'https://shop.example' }
  const keys = {
    STRIPE_SECRET_KEY: 'sk_live_1',
    STRIPE_PUBLISHABLE_KEY: 'pk_live_1',
    STRIPE_WEBHOOK_SECRET: 'whsec_1',
  }

  test('does not start, and says why', () => {
    expect(() => readConfig(https)).toThrow(ConfigError)
    expect(() => readConfig(https)).toThrow(/OCTAVO_PAYMENTS=test/)
  })

  test.each([
    { ...https, OCTAVO_PAYMENTS: 'test' },
    { ...https, ...keys },
  ])('starts when it is meant so: %j', (environment) => {
    expect(readConfig(environment).OCTAVO_PUBLIC_URL).toBe('https://shop.example')
  })

  test('knows no other word than test', () => {
    expect(() => readConfig({ ...https, OCTAVO_PAYMENTS: 'yes' })).toThrow(ConfigError)
  })
})

describe('the start of a shop on a database of its own', () => {
  const own = { DATABASE_URL: 'postgres://localhost/shop', OCTAVO_SECRET: 'x'.repeat(32) }

  test('says that payments are tests and mails are kept', () => {
    expect(startWarnings(readConfig(own))).toEqual([
      'Payments are tests: no money moves until the three STRIPE_ keys are set.',
      'Mails are kept, not sent: set SMTP_URL to send them.',
    ])
    expect(startWarnings(readConfig({ ...own, SMTP_URL: 'smtp://localhost' }))).toHaveLength(1)
    expect(startWarnings(readConfig({}))).toEqual([])
  })
})
