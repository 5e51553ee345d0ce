import qrcode from 'qrcode'

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
  const { modules } = qrcode.create(lines.join('\n'), { errorCorrectionLevel: 'M' })
  return squares(modules.size, (x, y) => modules.get(y, x) === 1)
}

const QUIET = 4

function squares(size: number, isDark: (x: number, y: number) => boolean): string {
  const cells = Array.from(
    { length: size * size },
    (_, place) => [place % size, Math.floor(place / size)] as const,
  )
  const path = cells
    .filter(([x, y]) => isDark(x, y))
    .map(([x, y]) => `M${x + QUIET} ${y + QUIET}h1v1h-1z`)
  const width = size + QUIET * 2
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${width}" shape-rendering="crispEdges"><path fill="#fff" d="M0 0h${width}v${width}H0z"/><path fill="#000" d="${path.join('')}"/></svg>`
}
