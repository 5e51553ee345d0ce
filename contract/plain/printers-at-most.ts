/** More printers than a household or a small office keeps, in a browser or an account. */
export const MAX_PRINTERS = 20
