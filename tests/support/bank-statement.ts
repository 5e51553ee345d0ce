export interface BankLine {
  amount: string
  communication: string
  date?: string
  name?: string
  account?: string
  reference?: string
}

/** A statement as CSV, with the headings of a Dutch-speaking bank. */
export function csvStatement(lines: readonly BankLine[]): string {
  const rows = lines.map(({ amount, communication, date = '22/11/2026', name = 'An', ...rest }) =>
    [date, amount, communication, name, rest.account ?? '', rest.reference ?? ''].join(';'),
  )
  const heading = 'Datum;Bedrag;Mededeling;Naam tegenpartij;Rekening tegenpartij;Referentie'
  return [heading, ...rows].join('\n')
}

export interface CodaLine {
  cents: number
  /** Twelve digits are a structured communication. */
  communication: string
  isDebit?: boolean
}

/** A statement as CODA: header, movements with name and account, trailer with its totals. */
export function codaStatement(lines: readonly CodaLine[]): string {
  const sum = (isDebit: boolean) =>
    lines
      .filter((line) => (line.isDebit ?? false) === isDebit)
      .reduce((total, { cents }) => total + cents, 0)
  const amount = (cents: number) => `${String(cents).padStart(14, '0')}0`
  const movements = lines.flatMap(({ cents, communication, isDebit = false }, index) => {
    const sequence = String(index + 1).padStart(4, '0')
    const isStructured = /^\d{12}$/.test(communication)
    const said = isStructured ? `1101${communication}` : `0${communication}`
    const start = `${sequence}0000`
    return [
      `21${start}${`REF${index}`.padEnd(21)}${isDebit ? 1 : 0}${amount(cents)}22112600150000${said.padEnd(54)}2211260010`,
      `23${start}${'BE68539007547034'.padEnd(34)}EUR${'Zoé Lefèvre'.padEnd(35)}`,
    ]
  })
  return [
    `0000022112672505        00099449  OCTAVO BV                 BBRUBEBB   00123456749 00000`.padEnd(
      127,
    ) + '2',
    '12001BE71096123456769                  EUR0000000000000000221126',
    ...movements,
    `9               ${String(movements.length).padStart(6, '0')}${amount(sum(true))}${amount(sum(false))}`,
  ]
    .map((line) => line.padEnd(128))
    .join('\r\n')
}
