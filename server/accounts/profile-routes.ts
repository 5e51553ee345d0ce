import * as contract from '#contract/accounts.ts'
import { requireUser } from '#server/platform/context.ts'
import { serve, type Served } from '#server/platform/endpoints.ts'

import type { AccountDesk } from './account-desk.ts'
import { changePassword } from './change-password.ts'
import { changeProfile } from './change-profile.ts'
import { changeCustomerSettings, showCustomerSettings } from './customer-settings.ts'
import { deleteAccount } from './delete-account.ts'
import { exportData } from './export-data.ts'
import { forgetCookies } from './session-tokens.ts'
import { showAccount } from './show-account.ts'

export function profileRoutes(desk: AccountDesk): Served[] {
  return [
    serve(contract.showProfile, async (_, context) => ({
      data: await showAccount(desk, requireUser(context).id),
    })),
    serve(contract.changeProfile, async ({ body }, context) => {
      const { now, ip } = context
      const user = requireUser(context)
      if ('password' in body) {
        const data = await changePassword(desk, { user, ip }, body, now)
        return { data, message: 'account.password_changed' }
      }
      const data = await changeProfile(desk, { user, ip }, body, now)
      return { data, message: 'account.profile_saved' }
    }),
    serve(contract.deleteAccount, async ({ body }, context) => {
      await deleteAccount(desk, { user: requireUser(context), ip: context.ip }, body.password)
      return { data: null, message: 'account.deleted', cookies: forgetCookies() }
    }),
    serve(contract.exportData, async (_, context) => ({
      file: await exportData(desk, requireUser(context).id, context.now),
    })),
    serve(contract.showCustomerSettings, async (_, context) => ({
      data: await showCustomerSettings(desk.db, requireUser(context).id),
    })),
    serve(contract.changeCustomerSettings, async ({ body }, context) => ({
      data: await changeCustomerSettings(desk, requireUser(context).id, body),
      message: 'account.settings_saved',
    })),
  ]
}
