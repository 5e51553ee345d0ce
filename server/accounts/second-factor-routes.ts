import * as contract from '#contract/second-factor.ts'
import { serve, type Served } from '#server/platform/endpoints.ts'

import type { AccountDesk } from './account-desk.ts'
import { proveSignIn } from './prove-sign-in.ts'
import {
  confirmSecondFactor,
  removeSecondFactor,
  setUpSecondFactor,
  showSecondFactor,
} from './second-factor.ts'
import { signedInAnswer } from './signed-in-answer.ts'

/** What staff prove besides their password, and setting that up. */
export function secondFactorRoutes(desk: AccountDesk): Served[] {
  return [
    serve(contract.provideSecondFactor, async ({ body }, context) =>
      signedInAnswer(await proveSignIn(desk, body, context)),
    ),
    serve(contract.showSecondFactor, async (_, context) => ({
      data: await showSecondFactor(desk, context),
    })),
    serve(contract.setUpSecondFactor, async ({ body }, context) => ({
      data: await setUpSecondFactor(desk, context, body.current_password),
    })),
    serve(contract.confirmSecondFactor, async ({ body }, context) => ({
      data: { recovery_codes: await confirmSecondFactor(desk, context, body.code) },
      message: 'account.second_factor_on',
    })),
    serve(contract.removeSecondFactor, async ({ body }, context) => {
      await removeSecondFactor(desk, context, body.current_password)
      return { data: null, message: 'account.second_factor_off' }
    }),
  ]
}
