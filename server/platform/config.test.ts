import { describe, expect, test } from 'vitest'

import { publicUrlOf, readConfig } from './config.ts'

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
    [{ HOST: '0.0.0.0', OCTAVO_PUBLIC_URL: 'https://shop.example' }, 'https://shop.example'],
  ])('%j makes it %s', (environment, address) => {
    expect(publicUrlOf(readConfig(environment))).toBe(address)
  })
})
