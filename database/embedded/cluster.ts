import { type SpawnOptions, spawn, spawnSync } from 'node:child_process'
import {
  chownSync,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import path from 'node:path'

import { CLUSTER_FOLDER, type Place } from './place.ts'
import { hasEnded, isPostgres } from './server-process.ts'

export const DATABASE_USER = 'octavo'

export function clusterFolder(place: Place): string {
  return path.join(place.root, CLUSTER_FOLDER)
}

/**
 * Makes the cluster. It appears under its name only when it is whole, so a start that was killed
 * half-way is simply done again. `isDurable: false` (tests) leaves the flushing to the system.
 */
export async function createCluster(
  place: Place,
  password: string,
  isDurable: boolean,
): Promise<void> {
  const unfinished = `${clusterFolder(place)}.new`
  const passwordFile = `${clusterFolder(place)}.password`
  rmSync(unfinished, { recursive: true, force: true })
  mkdirSync(unfinished, { recursive: true, mode: 0o700 })
  writeFileSync(passwordFile, password, { mode: 0o600 })
  if (place.owner) {
    for (const made of [unfinished, passwordFile]) {
      chownSync(made, place.owner.uid, place.owner.gid)
    }
  }
  try {
    await run(
      path.join(place.binaries, 'bin', 'initdb'),
      [
        `--pgdata=${unfinished}`,
        `--username=${DATABASE_USER}`,
        `--pwfile=${passwordFile}`,
        '--auth=scram-sha-256',
        '--encoding=UTF8',
        '--locale-provider=builtin',
        '--builtin-locale=C.UTF-8',
        '--locale=C',
        ...(isDurable ? [] : ['--no-sync']),
      ],
      asOwner(place),
    )
  } finally {
    rmSync(passwordFile, { force: true })
  }
  renameSync(unfinished, clusterFolder(place))
}

/**
 * A cluster whose state file is gone cannot be opened: its password is lost, and whoever deleted
 * the data folder wants a fresh start. It is stopped and moved aside, never deleted.
 */
export async function setAsideOrphan(place: Place, log: (line: string) => void): Promise<void> {
  const folder = clusterFolder(place)
  if (!existsSync(folder)) return
  const pid = postmasterOf(folder)?.pid
  if (pid !== undefined) {
    process.kill(pid, 'SIGINT')
    await hasEnded(pid, 10_000)
  }
  const aside = `${folder}-${new Date().toISOString().replaceAll(/[:.]/g, '-')}`
  renameSync(folder, aside)
  log(`A database without its state file was moved to ${aside}`)
}

/** PostgreSQL opens only the data of its own major version. */
export function refuseOtherVersion(place: Place): void {
  const file = path.join(clusterFolder(place), 'PG_VERSION')
  const made = existsSync(file) ? readFileSync(file, 'utf8').trim() : 'an unknown version'
  const program = path.join(place.binaries, 'bin', 'postgres')
  const { stdout } = spawnSync(program, ['--version'], { ...asOwner(place), encoding: 'utf8' })
  const own = /\d+/.exec(stdout)?.[0]
  if (made === own) return
  throw new Error(
    `The data in ${clusterFolder(place)} were made by PostgreSQL ${made}, and this release brings ${own}. Choose another data folder with OCTAVO_DATA_DIR.`,
  )
}

/** Reads postmaster.pid; undefined when nothing runs on the cluster. */
export function postmasterOf(folder: string): { pid: number; port: number } | undefined {
  const file = path.join(folder, 'postmaster.pid')
  if (!existsSync(file)) return undefined
  const [pid = 0, , , port = 0] = readFileSync(file, 'utf8').split('\n').map(Number)
  if (isPostgres(pid)) return { pid, port }
  // Left by a crash. PostgreSQL would refuse to start if its number now belongs to someone else.
  rmSync(file, { force: true })
  return undefined
}

/** Runs as the cluster's owner, in a folder everyone may enter, without the caller's PG… variables. */
export function asOwner({ owner }: Place): SpawnOptions {
  return {
    cwd: '/',
    env: { PATH: process.env['PATH'], LC_ALL: 'C', TZ: 'UTC' },
    ...(owner && { uid: owner.uid, gid: owner.gid }),
  }
}

async function run(program: string, parameters: string[], options: SpawnOptions): Promise<void> {
  const child = spawn(program, parameters, { ...options, stdio: ['ignore', 'pipe', 'pipe'] })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (text: string) => (output += text))
  }
  const { promise, resolve, reject } = Promise.withResolvers<number | null>()
  child.once('error', reject).once('close', resolve)
  const code = await promise
  if (code !== 0) throw new Error(`${path.basename(program)} failed (${code}):\n${output.trim()}`)
}
