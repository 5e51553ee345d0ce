import { randomBytes } from 'node:crypto'
import {
  chmodSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import path from 'node:path'

import { CLUSTER_FOLDER } from './place.ts'
import { isRunning, startOf } from './server-process.ts'

/** What must be remembered between two starts. Kept in the data folder, readable by its owner alone. */
export interface EmbeddedState {
  port: number
  password: string
  /** Where the cluster is when it is not in the data folder itself. */
  root?: string
}

const STATE_FILE = 'postgres.json'
const LOCK_FILE = 'octavo.pid'

/** Undefined for a data folder that has no database yet. */
export function readState(dataDir: string): EmbeddedState | undefined {
  const file = path.join(dataDir, STATE_FILE)
  if (!existsSync(file)) return undefined
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch (error) {
    const sentence = `The file ${file} cannot be read or is damaged. Put it back from a backup, or choose another data folder with OCTAVO_DATA_DIR.`
    throw new Error(sentence, { cause: error })
  }
}

export function newState(root: string | undefined): EmbeddedState {
  const password = randomBytes(24).toString('base64url')
  return { port: 0, password, ...(root !== undefined && { root }) }
}

export function writeState(dataDir: string, state: EmbeddedState): void {
  const file = path.join(dataDir, STATE_FILE)
  writeFileSync(`${file}.new`, `${JSON.stringify(state)}\n`, { mode: 0o600 })
  chmodSync(`${file}.new`, 0o600)
  renameSync(`${file}.new`, file)
}

/**
 * Makes the data folder where it is missing, and claims it for this process and answers how to give it back. Refuses while another
 * process that lives holds it; what a killed one left behind is taken over.
 */
export function claim(dataDir: string): () => void {
  const file = path.join(dataDir, LOCK_FILE)
  const holder = readHolder(file)
  if (holder !== undefined && holder !== process.pid) {
    throw new Error(`Another Octavo (process ${holder}) already uses the data folder ${dataDir}`)
  }
  try {
    refuseForeign(dataDir)
    mkdirSync(dataDir, { recursive: true })
    rmSync(file, { force: true })
    // 'wx' fails if a second process came in between.
    writeFileSync(file, `${process.pid} ${startOf(process.pid)}\n`, { flag: 'wx' })
  } catch (error) {
    if (!(error instanceof Error && 'code' in error)) throw error
    const sentence = `The data folder ${dataDir} cannot be written (${String(error.code)}). Choose another one with OCTAVO_DATA_DIR.`
    throw new Error(sentence, { cause: error })
  }
  return () => rmSync(file, { force: true })
}

/** What a shop on a database of its own leaves in the folder, and what a fresh disk has. */
const BESIDE: ReadonlySet<string> = new Set(['lost+found', 'media', 'e-invoices'])

/** A folder with other files, or the data of another PostgreSQL: nothing is written into it. */
function refuseForeign(dataDir: string): void {
  if (!statSync(dataDir, { throwIfNoEntry: false })?.isDirectory()) return
  const entries = readdirSync(dataDir).filter((name) => !name.startsWith('.'))
  const isOurs = [STATE_FILE, LOCK_FILE, CLUSTER_FOLDER].some((name) => entries.includes(name))
  if (isOurs || entries.every((name) => BESIDE.has(name))) return
  throw new Error(
    `The folder ${dataDir} holds files that are not of this shop, such as ${entries[0]}. Choose an empty one with OCTAVO_DATA_DIR.`,
  )
}

function readHolder(file: string): number | undefined {
  if (!existsSync(file)) return undefined
  const [pid, start] = splitHolder(readFileSync(file, 'utf8'))
  const isHeld = pid > 0 && isRunning(pid) && startOf(pid) === start
  return isHeld ? pid : undefined
}

function splitHolder(text: string): [number, string] {
  const [, pid, start = ''] = /^(\d+) (.*)$/m.exec(text) ?? []
  return [Number(pid ?? 0), start]
}
