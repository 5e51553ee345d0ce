import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto'

/** What the shop's secret is used for; each use has its own derived key. */
export interface Secrets {
  /** Keyed hash: without the secret, guesses cannot be checked. */
  hmac(text: string): Buffer
  encrypt(text: string): Buffer
  /** Throws if it was encrypted with another secret or has been altered. */
  decrypt(sealed: Buffer): string
}

const KEY_BYTES = 32
const IV_BYTES = 12
const TAG_BYTES = 16

/** AES-256-GCM and HMAC-SHA-256 with keys derived from the secret by HKDF. */
export function createSecrets(secret: string): Secrets {
  const keyFor = (use: string) =>
    Buffer.from(hkdfSync('sha256', secret, '', `octavo ${use}`, KEY_BYTES))
  const hashKey = keyFor('codes')
  const sealKey = keyFor('sealed texts')
  return {
    hmac: (text) => createHmac('sha256', hashKey).update(text).digest(),
    encrypt(text) {
      const iv = randomBytes(IV_BYTES)
      const cipher = createCipheriv('aes-256-gcm', sealKey, iv)
      const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
      return Buffer.concat([iv, cipher.getAuthTag(), sealed])
    },
    decrypt(sealed) {
      const decipher = createDecipheriv('aes-256-gcm', sealKey, sealed.subarray(0, IV_BYTES))
      decipher.setAuthTag(sealed.subarray(IV_BYTES, IV_BYTES + TAG_BYTES))
      return (
        decipher.update(sealed.subarray(IV_BYTES + TAG_BYTES), undefined, 'utf8') +
        decipher.final('utf8')
      )
    },
  }
}
