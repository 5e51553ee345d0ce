import { randomBytes } from 'node:crypto'

const ALPHABET = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'

/** `pi_3Tq…`: the prefix and 24 letters and digits, 140 bits of chance. */
export function newId(prefix: string): string {
  return `${prefix}_${randomText(24)}`
}

export function newClientSecret(intentId: string): string {
  return `${intentId}_secret_${randomText(25)}`
}

export function randomText(length: number): string {
  let text = ''
  while (text.length < length) {
    for (const byte of randomBytes(length)) {
      // 248 is the largest multiple of 62 in a byte: each character is equally likely.
      if (byte < 248 && text.length < length) text += ALPHABET.charAt(byte % 62)
    }
  }
  return text
}
