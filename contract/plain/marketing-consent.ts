/**
 * Which wording of "Email me offers" was agreed to. It changes with the sentence beside the tick and
 * under the newsletter's field, and is kept with each consent.
 */
export const MARKETING_TEXT_VERSION = '2026-11'

/** The link in the mail that asks whether somebody really wants the newsletter. */
export const NEWSLETTER_LINK_DAYS = 7
