import { NEWSLETTER_LINK_DAYS } from './marketing-consent.ts'

/*
 * For how long what is known of people is kept: the jobs that forget it and the privacy statement
 * say the same.
 */

/** Orders, documents and payments, as tax law asks; and the audit log, which explains them. */
export const ORDER_YEARS = 10

/** As long as the legal guarantee, during which a mail may be needed as proof. */
export const MAIL_MONTHS = 24

/** Half a year: by then it is old news, and orders are in the list of orders. */
export const NOTIFICATION_DAYS = 180

/** Names and addresses of people who did not buy: long enough to answer "why was my payment refused". */
export const CHECKOUT_DAYS = 30

/** Carts and lists to order: a guest who has not come back in three months will not; those of accounts are kept. */
export const GUEST_CART_DAYS = 90

/** After a year without the article coming back, the alert and its address are deleted. */
export const STOCK_ALERT_MONTHS = 12

/** After that a second vote of the same visitor on an answer counts as another one. */
export const VOTER_DAYS = 30

/** As long as the legal guarantee: until then a message may be about an order. */
export const CONTACT_MONTHS = 24

/** Of a review that was not published, from the decision on: long enough for its author to ask why. */
export const REJECTED_REVIEW_MONTHS = 6

/** Which order was asked about: past this none is asked about any more. */
export const REVIEW_REQUEST_MONTHS = 12

/** A sign-up that was never confirmed, as long as the link in its mail. */
export const UNCONFIRMED_SIGN_UP_DAYS = NEWSLETTER_LINK_DAYS
