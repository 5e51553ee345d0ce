import { type CsvFile, type CsvRow, readCsv } from '#server/platform/read-csv.ts'

import {
  amountOf,
  type BankMovement,
  dayOf,
  type ReadStatement,
  type StatementFault,
} from './bank-movement.ts'

const COLUMNS = ['date', 'amount', 'communication', 'name', 'account', 'reference'] as const
type Column = (typeof COLUMNS)[number]

/** How Belgian banks head their columns, in Dutch, French and English, in small letters without spaces. */
const HEADINGS: Record<Column, readonly string[]> = {
  date: [
    'date',
    'datum',
    'boekingsdatum',
    'uitvoeringsdatum',
    'date_comptable',
    "date_d'exécution",
  ],
  amount: ['amount', 'bedrag', 'montant'],
  communication: [
    'communication',
    'mededeling',
    'mededelingen',
    'communications',
    'gestructureerde_mededeling',
    'communication_structurée',
  ],
  name: ['name', 'naam_tegenpartij', 'naam_tegenpartij_bevat', 'nom_contrepartie', 'tegenpartij'],
  account: ['account', 'rekening_tegenpartij', 'compte_contrepartie', 'iban'],
  reference: ['reference', 'referentie', 'référence', 'volgnummer', 'numéro_de_séquence'],
}
const NEEDED: readonly Column[] = ['date', 'amount', 'communication']

/**
 * Reads what came in by the CSV of a bank: a heading, a line for each movement. What went out is left
 * out. Without name, account or reference those are empty.
 */
export function readStatementCsv(
  content: Uint8Array,
): ReadStatement | Exclude<CsvFile<Column>, { kind: 'rows' }> {
  const file = readCsv(content, COLUMNS, { headings: HEADINGS, needed: NEEDED })
  if (file.kind !== 'rows') return file
  const read = file.rows.map(movementOf)
  const faults = read.filter((one) => 'reason' in one)
  if (faults.length > 0) return { kind: 'faults', faults }
  const movements = read.filter((one) => 'amount' in one)
  return { kind: 'movements', movements: movements.filter(({ amount }) => amount > 0) }
}

function movementOf({ line, values }: CsvRow<Column>): BankMovement | StatementFault {
  const bookedOn = dayOf(values.date)
  if (bookedOn === undefined) return { line, reason: 'statements.bad_date' }
  const amount = amountOf(values.amount)
  if (amount === undefined) return { line, reason: 'statements.bad_amount' }
  const { name, account, communication, reference: bankReference } = values
  return { line, bookedOn, amount, name, account, communication, bankReference }
}
