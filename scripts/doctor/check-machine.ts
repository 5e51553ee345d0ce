import { existsSync } from 'node:fs'
import { mkdir, rm, statfs, writeFile } from 'node:fs/promises'
import path from 'node:path'

import { openDatabase, readRows } from '#database/pool.ts'
import type { Config } from '#server/platform/config.ts'

import { type Finding, namesOf, warning, well, wrong } from './finding.ts'

const NEEDED_NODE = 26
const GIGABYTE = 1_000_000_000
const NEEDED_GIGABYTES = 1
/** The database and this machine decide together when holds and sign-ins end. */
const DATABASE_SKEW_MS = 2_000
/** An answer's date has whole seconds and may come late; a webhook's signature is refused after 300 s. */
const WORLD_SKEW_MS = 30_000
const LIMIT_MS = 5_000

/** Node, the disk of the data folder, and the clock. */
export async function checkMachine(config: Config, now = () => Date.now()): Promise<Finding[]> {
  return [...checkNode(), ...(await checkDisk(config)), ...(await checkClock(config, now))]
}

function checkNode(): Finding[] {
  const major = Number(process.versions.node.split('.')[0])
  if (major >= NEEDED_NODE)
    return [well('Node', `${process.version} is what the shop is made for.`)]
  return [
    wrong(
      'Node',
      `${process.version} is too old: install Node ${NEEDED_NODE}, or run "npm start".`,
    ),
  ]
}

async function checkDisk({ OCTAVO_DATA_DIR: dataDir }: Config): Promise<Finding[]> {
  const about = 'Disk'
  const folder = path.resolve(dataDir)
  try {
    await mkdir(folder, { recursive: true })
    const trial = path.join(folder, '.doctor')
    await writeFile(trial, '')
    await rm(trial)
  } catch (error) {
    const reason = namesOf(error)[0] ?? 'no reason given'
    return [
      wrong(
        about,
        `The data folder ${folder} cannot be written (${reason}): give it to the user of the shop, or choose another with OCTAVO_DATA_DIR.`,
      ),
    ]
  }
  const { bavail, bsize } = await statfs(nearest(folder))
  const gigabytes = (bavail * bsize) / GIGABYTE
  const free = gigabytes.toFixed(1)
  if (gigabytes >= NEEDED_GIGABYTES) return [well(about, `${free} GB are free in ${folder}.`)]
  return [wrong(about, `Only ${free} GB are free in ${folder}: make room, or use a larger disk.`)]
}

function nearest(folder: string): string {
  return existsSync(folder) ? folder : nearest(path.dirname(folder))
}

async function checkClock(
  { DATABASE_URL: url, VIES_URL: viesUrl }: Config,
  now: () => number,
): Promise<Finding[]> {
  const about = 'Clock'
  const world = await worldSkew(viesUrl, now)
  const skews: [name: string, skewMs: number | undefined, limitMs: number][] = [
    [
      'the database',
      url === undefined ? undefined : await databaseSkew(url, now),
      DATABASE_SKEW_MS,
    ],
    ['the rest of the world', world, WORLD_SKEW_MS],
  ]
  const off = skews.find(([, skewMs = 0, limitMs]) => Math.abs(skewMs) > limitMs)
  if (off !== undefined) {
    const [name, skewMs = 0] = off
    return [
      wrong(
        about,
        `The clock of this machine is ${Math.round(Math.abs(skewMs) / 1000)} s off that of ${name}: turn time synchronisation on, with "timedatectl set-ntp true".`,
      ),
    ]
  }
  const vies = 'VAT numbers'
  return [
    well(about, 'It agrees with those it could be compared with.'),
    world === undefined
      ? warning(
          vies,
          'The service of VIES_URL does not answer: orders with VAT numbers are checked again later, so let this machine reach it.',
        )
      : well(vies, 'The service that checks them answers.'),
  ]
}

/** How far this clock is ahead; undefined while the database is away, which is said elsewhere. */
async function databaseSkew(url: string, now: () => number): Promise<number | undefined> {
  const db = openDatabase(url, { max: 1, onConnectionLost: () => undefined })
  try {
    await readRows(db, 'select 1') // the connection is made
    const begun = now()
    const [row] = await readRows<{ ms: number }>(
      db,
      'select (extract(epoch from clock_timestamp()) * 1000)::float8 as ms',
    )
    return row === undefined ? undefined : (begun + now()) / 2 - row.ms
  } catch {
    return undefined
  } finally {
    await db.destroy()
  }
}

async function worldSkew(url: string, now: () => number): Promise<number | undefined> {
  try {
    const answer = await fetch(`${url}/check-status`, { signal: AbortSignal.timeout(LIMIT_MS) })
    await answer.body?.cancel()
    const date = Date.parse(answer.headers.get('date') ?? '')
    return Number.isNaN(date) ? undefined : now() - date
  } catch {
    return undefined
  }
}
