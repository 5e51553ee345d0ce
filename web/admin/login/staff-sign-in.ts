import type { Answer } from '#contract/api.ts'
import { showUser, type CurrentUser } from '#web/commerce/session/current-user.ts'
import { keepSignIn } from '#web/data/identity.ts'
import { browserCall } from '#web/data/shop-call.ts'

type SignIn = Answer<'POST /auth/second-factor'>['data']

/** The user, or the challenge of one who owes a code. Rejects with the API's refusal. */
export async function signInStaff(body: {
  email: string
  password: string
  remember: boolean
}): Promise<CurrentUser | { challenge: string }> {
  const { data } = await browserCall('POST /auth/login', { body })
  return 'challenge' in data ? data : keep(data)
}

/** Ends a sign-in with the code it owes. */
export async function giveCode(challenge: string, code: string): Promise<CurrentUser> {
  const { data } = await browserCall('POST /auth/second-factor', { body: { challenge, code } })
  return keep(data)
}

function keep({ access_token: token, user }: SignIn): CurrentUser {
  keepSignIn(token, user.role)
  showUser(user)
  return user
}
