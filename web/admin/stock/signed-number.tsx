/** `+6` or `−2`, each in its colour. */
export function SignedNumber({ value }: { value: number }) {
  const look = value > 0 ? 'text-success-text' : ''
  const sign = value > 0 ? '+' : '−'
  return <b className={`num ${look}`}>{value === 0 ? '0' : `${sign}${Math.abs(value)}`}</b>
}
