import { randomInt } from 'node:crypto'

import { generateSecret, generateURI, verify } from 'otplib'

import type { Db } from '#database/pool.ts'
import type { Secrets } from '#server/platform/secrets.ts'

import { type FactorRow, takeRecoveryCode, takeStep } from './second-factor-queries.ts'

/** A phone's clock may be a step early or late. */
const TOLERANCE_SECONDS = 30
const RECOVERY_CODES = 10
/** Without the letters and digits that are mistaken for each other. */
const RECOVERY_LETTERS = 'abcdefghjkmnpqrstuvwxyz23456789'
const RECOVERY_GROUP = 5

/** Base32, 160 bits. */
export const newSecret = generateSecret

/** What an authenticator app reads from the QR code. */
export function otpauthUrl(secret: string, { shop, email }: { shop: string; email: string }) {
  return generateURI({ issuer: shop, label: email, secret })
}

/** Takes a code of the app, or a recovery code; each is good once. */
export async function takeCode(
  { db, secrets }: { db: Db; secrets: Secrets },
  factor: FactorRow,
  code: string,
  now: Date,
): Promise<boolean> {
  const typed = code.replaceAll(/[\s-]/g, '').toLowerCase()
  if (!/^\d{6}$/.test(typed))
    return takeRecoveryCode(db, factor.user_id, hashOfRecovery(secrets, factor.user_id, typed))
  const result = await verify({
    secret: secrets.decrypt(factor.secret),
    token: typed,
    epoch: Math.floor(now.getTime() / 1000),
    epochTolerance: TOLERANCE_SECONDS,
  })
  return result.valid && 'timeStep' in result && takeStep(db, factor.user_id, result.timeStep)
}

/** `k7q2m-x9d4f`: what is shown, once. */
export function newRecoveryCodes(): string[] {
  return Array.from({ length: RECOVERY_CODES }, () => `${letters()}-${letters()}`)
}

function letters(): string {
  return Array.from(
    { length: RECOVERY_GROUP },
    () => RECOVERY_LETTERS[randomInt(RECOVERY_LETTERS.length)],
  ).join('')
}

export function hashOfRecovery(secrets: Secrets, userId: number, code: string): Buffer {
  return secrets.hmac(`recovery ${userId} ${code.replace('-', '')}`)
}
