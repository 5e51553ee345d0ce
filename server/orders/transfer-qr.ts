import { qrSvg } from '#server/platform/qr-svg.ts'

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
  return qrSvg(lines.join('\n'))
}
