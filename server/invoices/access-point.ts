import { mkdir, rename, writeFile } from 'node:fs/promises'
import path from 'node:path'

import type { Config } from '#server/platform/config.ts'

export interface EInvoice {
  number: string
  /** UBL 2.1, Peppol BIS Billing 3.0; it names its receiver itself. */
  xml: Uint8Array
}

/** Who brings e-invoices into the Peppol network. Taking one twice must be harmless. */
export interface AccessPoint {
  /** Resolves once it has taken over; throws to be asked again later. */
  take(invoice: EInvoice): Promise<void>
}

const FOLDER = 'e-invoices'

/**
 * Without a contract with a provider: a folder that its software watches. A file is whole from the
 * moment it is there; the same document always has the same name.
 */
export function openAccessPoint({ OCTAVO_DATA_DIR }: Pick<Config, 'OCTAVO_DATA_DIR'>): AccessPoint {
  const folder = path.resolve(OCTAVO_DATA_DIR, FOLDER)
  return {
    async take({ number, xml }) {
      await mkdir(folder, { recursive: true })
      const file = path.join(folder, `${number}.xml`)
      const part = `${file}.${crypto.randomUUID()}.part`
      await writeFile(part, xml)
      await rename(part, file)
    },
  }
}
