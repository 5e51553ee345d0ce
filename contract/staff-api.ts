import type { Endpoint } from './endpoint.ts'
import * as staff from './staff.ts'
import * as users from './users.ts'

/** The calls about people: accounts as staff write them, and staff themselves. */
export const staffApi = {
  showOneUser: users.showOneUser,
  changeUser: users.changeUser,
  deleteUser: users.deleteUser,
  showUserOverview: users.showUserOverview,
  exportUser: users.exportUser,
  mailUserCode: users.mailUserCode,
  mergeUsers: users.mergeUsers,
  listStaff: staff.listStaff,
  inviteStaff: staff.inviteStaff,
  inviteAgain: staff.inviteAgain,
  resetSecondFactor: staff.resetSecondFactor,
  listStaffSessions: staff.listStaffSessions,
  endStaffSession: staff.endStaffSession,
  acceptInvitation: staff.acceptInvitation,
} satisfies Record<string, Endpoint>
