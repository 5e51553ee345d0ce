/** Named like something that programs like to fill in. */
export const HONEYPOT = 'website'
