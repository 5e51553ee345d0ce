import { checksumOf, type DocumentRow } from './queries.ts'
import { Snapshot } from './snapshot.ts'

/** What a document says. Throws where it is not what was issued. */
export function readSnapshot({ number, snapshot, checksum }: DocumentRow): Snapshot {
  if (!checksumOf(snapshot).equals(checksum))
    throw new Error(`Document ${number} is not what was issued: its checksum differs`)
  return Snapshot.parse(JSON.parse(snapshot))
}
