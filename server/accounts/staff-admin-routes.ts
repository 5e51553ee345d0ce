import * as contract from '#contract/staff.ts'
import { requireUser } from '#server/platform/context.ts'
import { serve, type Served } from '#server/platform/endpoints.ts'

import { acceptInvitation } from './accept-invitation.ts'
import type { AccountDesk } from './account-desk.ts'
import { inviteAgain, inviteStaff } from './invite-staff.ts'
import { openStaffSessions, staffMembers, type StaffRow } from './staff-queries.ts'
import { endStaffSession, resetSecondFactor } from './staff-standing.ts'

/** Who works here, and how they get in. */
export function staffAdminRoutes(desk: AccountDesk): Served[] {
  return [
    serve(contract.listStaff, async () => ({
      data: (await staffMembers(desk.db)).map(memberOf),
    })),
    serve(contract.inviteStaff, async ({ body }, context) => ({
      data: memberOf(await inviteStaff(desk, body, context)),
      message: 'staff.invited',
    })),
    serve(contract.inviteAgain, async ({ params }, context) => ({
      data: memberOf(await inviteAgain(desk, params.id, context)),
      message: 'staff.invited',
    })),
    serve(contract.resetSecondFactor, async ({ params }, context) => {
      await resetSecondFactor(desk, params.id, context)
      return { data: null, message: 'staff.factor_reset' }
    }),
    serve(contract.listStaffSessions, async (_, context) => {
      const { id, role, sessionId } = requireUser(context)
      const rows = await openStaffSessions(desk.db, role === 'super_admin' ? null : id)
      return {
        data: rows.map((row) => ({
          id: row.id,
          user: { id: row.user_id, name: row.user_name },
          device: row.device,
          network: row.network,
          created_at: row.created_at.toISOString(),
          seen_at: row.seen_at.toISOString(),
          is_current: row.id === sessionId,
        })),
      }
    }),
    serve(contract.endStaffSession, async ({ params }, context) => {
      await endStaffSession(desk, params.id, context)
      return { data: null, message: 'staff.session_ended' }
    }),
    serve(contract.acceptInvitation, async ({ body }) => {
      await acceptInvitation(desk, body)
      return { data: null, message: 'staff.joined' }
    }),
  ]
}

function memberOf({ invited_at, invited_until, has_expired, last_login_at, ...row }: StaffRow) {
  return {
    ...row,
    invitation:
      invited_at === null || invited_until === null
        ? null
        : {
            sent_at: invited_at.toISOString(),
            expires_at: invited_until.toISOString(),
            has_expired,
          },
    last_login_at: last_login_at?.toISOString() ?? null,
  }
}
