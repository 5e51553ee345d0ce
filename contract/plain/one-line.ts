/** No line breaks or other control characters: what stands in a greeting, on a label, in a list. */
export const ONE_LINE = /^[^\p{Cc}\p{Zl}\p{Zp}]*$/u
