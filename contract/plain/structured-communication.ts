/**
 * The Belgian structured communication of a number: ten digits and their remainder by 97 (97 for
 * 0), written `+++123/4567/89002+++`. Banks refuse a mistyped one.
 */
export function structuredCommunication(orderId: number): string {
  const digits = String(orderId).padStart(10, '0')
  const check = String(Number(digits) % 97 || 97).padStart(2, '0')
  const all = digits + check
  return `+++${all.slice(0, 3)}/${all.slice(3, 7)}/${all.slice(7)}+++`
}
