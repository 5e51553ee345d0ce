import { encode } from 'uqr'

interface Transfer {
  beneficiary: string
  iban: string
  bic: string
  structured_communication: string
  /** `"12.50"` */
  amount: string
}

/** The EPC QR code (version 002, SCT) that bank apps read, as SVG. Source: EPC069-12. */
export function transferQr({
  beneficiary,
  iban,
  bic,
  structured_communication,
  amount,
}: Transfer): string {
  const lines = [
    'BCD',
    '002',
    '1',
    'SCT',
    bic,
    beneficiary,
    iban,
    `EUR${amount}`,
    '',
    '',
    structured_communication,
  ]
  // The guideline wants level M, whatever room a higher one would find.
  const { data } = encode(lines.join('\n'), { ecc: 'M', boostEcc: false, border: QUIET })
  return squares(data)
}

/** Modules that stay white around the code, so that a camera finds its edge. */
const QUIET = 4

function squares(rows: readonly (readonly boolean[])[]): string {
  const path = rows.flatMap((row, y) =>
    row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])),
  )
  const width = rows.length
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${width}" shape-rendering="crispEdges"><path fill="#fff" d="M0 0h${width}v${width}H0z"/><path fill="#000" d="${path.join('')}"/></svg>`
}
