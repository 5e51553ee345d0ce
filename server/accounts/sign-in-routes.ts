import * as contract from '#contract/accounts.ts'
import { requireUser } from '#server/platform/context.ts'
import { serve, type Served } from '#server/platform/endpoints.ts'

import type { AccountDesk } from './account-desk.ts'
import { refreshSession } from './refresh-session.ts'
import { registerCustomer } from './register-customer.ts'
import { requestCode } from './request-code.ts'
import { resetPassword } from './reset-password.ts'
import { restoreEmail } from './restore-email.ts'
import { endSession } from './session-queries.ts'
import { forgetCookies } from './session-tokens.ts'
import { showAccount } from './show-account.ts'
import { signIn } from './sign-in.ts'
import { signedInAnswer } from './signed-in-answer.ts'
import { verifyCode } from './verify-code.ts'

/** Signing in, staying signed in, signing out, and the forgotten password. */
export function signInRoutes(desk: AccountDesk): Served[] {
  return [
    serve(contract.register, async ({ body }, context) => {
      const { name, email, password, marketing = false } = body
      const registration = { name, email, password, wantsOffers: marketing }
      const signedIn = await registerCustomer(desk, registration, context)
      return { ...signedInAnswer(signedIn), message: 'account.registered' }
    }),
    serve(contract.login, async ({ body }, context) => {
      const { email, password, remember = false } = body
      const outcome = await signIn(desk, { email, password, isRemembered: remember }, context)
      return 'challenge' in outcome ? { data: outcome } : signedInAnswer(outcome)
    }),
    serve(contract.refresh, async (_, context) => {
      const { tokens, cookies } = await refreshSession(desk, context)
      return { data: tokens, cookies }
    }),
    serve(contract.logout, async (_, context) => {
      await endSession(desk.db, requireUser(context).sessionId)
      return { data: null, message: 'account.signed_out', cookies: forgetCookies() }
    }),
    serve(contract.showUser, async (_, context) => ({
      data: await showAccount(desk, requireUser(context).id),
    })),
    serve(contract.forgotPassword, async ({ body }, context) => {
      await requestCode(desk, body.email, context)
      return { data: null, message: 'account.code_sent' }
    }),
    serve(contract.verifyOtp, async ({ body }, context) => ({
      data: { reset_token: await verifyCode(desk, body, context) },
    })),
    serve(contract.resetPassword, async ({ body }, context) => {
      await resetPassword(desk, body, context.now)
      return { data: null, message: 'account.password_reset' }
    }),
    serve(contract.restoreEmail, async ({ body }) => {
      await restoreEmail(desk, body.token)
      return { data: null, message: 'account.email_restored', cookies: forgetCookies() }
    }),
  ]
}
