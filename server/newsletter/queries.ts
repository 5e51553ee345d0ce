import { type Db, readRows, type Trx } from '#database/pool.ts'

export interface SignUp {
  email: string
  language: string
  textVersion: string
}

/**
 * Notes who wants the newsletter and has to confirm it. Nothing for an address that gets it already,
 * with an account or without, nor for one that was mailed the link minutes ago.
 */
export async function insertSubscription(trx: Trx, signUp: SignUp): Promise<number | undefined> {
  const [row] = await readRows<{ id: number }>(
    trx,
    `insert into newsletter_subscriptions as s (email, language, text_version)
    select $1::citext, $2, $3 where not exists (
      select from users where email = $1::citext and (marketing_consent_at is not null or role <> 'customer' or blocked_at is not null))
    on conflict on constraint newsletter_subscriptions_email_unique
    do update set requested_at = now(), language = excluded.language, text_version = excluded.text_version where s.confirmed_at is null and s.requested_at < now() - interval '10 minutes'
    returning id`,
    [signUp.email, signUp.language, signUp.textVersion],
  )
  return row?.id
}

/** Turns a sign-up into consent: of the account with this address, else of the address. Answers the address. */
export async function confirmSubscription(trx: Trx, id: number): Promise<string | undefined> {
  const [row] = await readRows<{ email: string }>(
    trx,
    `with agreed as (
      update newsletter_subscriptions set confirmed_at = coalesce(confirmed_at, now()) where id = $1
      returning id, email, confirmed_at, text_version
    ), customer as (
      update users u set marketing_consent_at = coalesce(u.marketing_consent_at, a.confirmed_at),
        marketing_consent_text = coalesce(u.marketing_consent_text, a.text_version)
      from agreed a where u.email = a.email returning u.id
    )
    select email::text as email from agreed`,
    [id],
  )
  if (row !== undefined)
    await readRows(
      trx,
      'delete from newsletter_subscriptions s where s.id = $1 and exists (select from users where email = s.email)',
      [id],
    )
  return row?.email
}

/** Ends the consent of an address, wherever it stands. */
export async function endConsent(trx: Trx, email: string): Promise<void> {
  await readRows(trx, 'delete from newsletter_subscriptions where email = $1::citext', [email])
  await readRows(
    trx,
    `update users set marketing_consent_at = null, marketing_consent_text = null
    where email = $1::citext and marketing_consent_at is not null`,
    [email],
  )
}

/** Deletes sign-ups that were never confirmed; one batch, returns how many. */
export async function deleteUnconfirmed(db: Db, days: number, limit: number): Promise<number> {
  const rows = await readRows(
    db,
    `delete from newsletter_subscriptions where id in (
      select id from newsletter_subscriptions where confirmed_at is null and requested_at < now() - make_interval(days => $1)
      order by requested_at limit $2) returning id`,
    [days, limit],
  )
  return rows.length
}
