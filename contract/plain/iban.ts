/** An IBAN as it is kept: without spaces, in capitals. */
export function normaliseIban(text: string): string {
  return text.replaceAll(/\s/g, '').toUpperCase()
}

/** Form and check digits (ISO 13616): the number without its order, read as one large number, leaves 1 of 97. */
export function isIban(text: string): boolean {
  const iban = normaliseIban(text)
  if (!/^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/.test(iban)) return false
  const turned = iban.slice(4) + iban.slice(0, 4)
  const digits = turned.replaceAll(/[A-Z]/g, (letter) => String(Number.parseInt(letter, 36)))
  return Array.from(digits).reduce((rest, digit) => (rest * 10 + Number(digit)) % 97, 0) === 1
}
