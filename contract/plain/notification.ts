/** Of what staff write, so that it fits the bell's list. */
export const NOTIFICATION_LENGTHS = { title: 120, message: 500 } as const
