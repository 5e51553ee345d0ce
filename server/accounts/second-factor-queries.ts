import { type Db, readRows, type Trx } from '#database/pool.ts'

export interface FactorRow {
  user_id: number
  secret: Buffer
  is_confirmed: boolean
  /** Of the last code taken. */
  last_step: number | null
  recovery_codes: number
}

export async function factorOf(db: Db, userId: number): Promise<FactorRow | undefined> {
  const [row] = await readRows<FactorRow>(
    db,
    `select f.user_id, f.secret, f.confirmed_at is not null as is_confirmed, f.last_step::int as last_step,
      (select count(*)::int from recovery_codes c where c.user_id = f.user_id) as recovery_codes
    from second_factors f where f.user_id = $1`,
    [userId],
  )
  return row
}

/** A new secret takes the place of one that was never confirmed; false where one is in use. */
export async function writeFactor(db: Db, userId: number, secret: Buffer): Promise<boolean> {
  const rows = await readRows(
    db,
    `insert into second_factors (user_id, secret) values ($1, $2)
    on conflict (user_id) do update set secret = excluded.secret, created_at = now(), last_step = null
      where second_factors.confirmed_at is null
    returning user_id`,
    [userId, secret],
  )
  return rows.length > 0
}

/** Takes the code of a time step, once; false when it or a later one was taken before. */
export async function takeStep(db: Db, userId: number, step: number): Promise<boolean> {
  const rows = await readRows(
    db,
    `update second_factors set last_step = $2 where user_id = $1 and (last_step is null or last_step < $2)
    returning user_id`,
    [userId, step],
  )
  return rows.length > 0
}

/** Takes a recovery code, which is gone then. */
export async function takeRecoveryCode(db: Db, userId: number, hash: Buffer): Promise<boolean> {
  const rows = await readRows(
    db,
    'delete from recovery_codes where user_id = $1 and code_hash = $2 returning user_id',
    [userId, hash],
  )
  return rows.length > 0
}

/** Switches a factor on with its recovery codes; this sign-in counts as proven from now on. */
export async function confirmFactor(
  trx: Trx,
  { userId, sessionId, codes }: { userId: number; sessionId: number; codes: readonly Buffer[] },
): Promise<boolean> {
  const rows = await readRows(
    trx,
    'update second_factors set confirmed_at = now() where user_id = $1 and confirmed_at is null returning user_id',
    [userId],
  )
  if (rows.length === 0) return false
  await readRows(
    trx,
    'insert into recovery_codes (user_id, code_hash) select $1, unnest($2::bytea[])',
    [userId, codes],
  )
  await readRows(trx, 'update sessions set proven_at = now() where id = $1', [sessionId])
  return true
}

export async function deleteFactor(db: Db, userId: number): Promise<void> {
  await readRows(db, 'delete from second_factors where user_id = $1', [userId])
}

const CHALLENGE_MINUTES = 10

export async function writeChallenge(
  trx: Trx,
  challenge: { tokenHash: Buffer; userId: number; isRemembered: boolean },
): Promise<void> {
  await readRows(
    trx,
    `insert into sign_in_challenges (token_hash, user_id, is_remembered, expires_at)
    values ($1, $2, $3, now() + interval '${CHALLENGE_MINUTES} minutes')`,
    [challenge.tokenHash, challenge.userId, challenge.isRemembered],
  )
}

export interface ChallengeRow {
  user_id: number
  is_remembered: boolean
}

export async function readChallenge(db: Db, tokenHash: Buffer): Promise<ChallengeRow | undefined> {
  const [row] = await readRows<ChallengeRow>(
    db,
    'select user_id, is_remembered from sign_in_challenges where token_hash = $1 and expires_at > now()',
    [tokenHash],
  )
  return row
}

/** Uses a challenge up; false when another call was faster. */
export async function takeChallenge(trx: Trx, tokenHash: Buffer): Promise<boolean> {
  const rows = await readRows(
    trx,
    'delete from sign_in_challenges where token_hash = $1 returning user_id',
    [tokenHash],
  )
  return rows.length > 0
}

/** A new password leaves nobody half signed in with the old one. */
export async function deleteChallengesOf(trx: Trx, userId: number): Promise<void> {
  await readRows(trx, 'delete from sign_in_challenges where user_id = $1', [userId])
}

export async function deleteStaleChallenges(db: Db): Promise<void> {
  await readRows(db, 'delete from sign_in_challenges where expires_at < now()')
}
