/** For how long the link of an invitation to the staff works. */
export const INVITATION_DAYS = 7
