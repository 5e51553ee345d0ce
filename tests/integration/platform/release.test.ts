import { spawn } from 'node:child_process'
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { freePort } from '#database/embedded/postmaster.ts'
import { runCommand } from '#scripts/run-command.ts'
import { isFull, tell } from '#tests/support/full-run.ts'

const SLOW_MS = 300_000
/** `nobody` on Linux and on macOS is not the same number; any that owns nothing does. */
const ORDINARY_USER = 65_534
const isRoot = process.getuid?.() === 0

const folder = mkdtempSync(path.join(os.tmpdir(), 'octavo-release-'))
const home = path.join(folder, 'a home')
const shopFolder = path.join(folder, 'a shop in here')
let unpacked = ''
let files: string[] = []

afterAll(() => rm(folder, { recursive: true, force: true }))

beforeAll(async () => {
  chmodSync(folder, 0o755)
  for (const made of [home, shopFolder]) mkdirSync(made)
  await must([process.execPath, 'scripts/release.ts', '--out', path.join(folder, 'first')])
  const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string }
  const archive = path.join(folder, 'first', `octavo-${version}.tar.gz`)
  const listed = await must(['tar', '-tzf', archive])
  files = listed.trim().split('\n')
  await must(['tar', '-xzf', archive, '-C', shopFolder])
  unpacked = path.join(shopFolder, `octavo-${version}`)
}, SLOW_MS)

describe('the archive of a release', () => {
  test('holds what runs, and not what proves or builds it', () => {
    const inside = files.map((file) => file.split('/').slice(1).join('/'))
    for (const file of [
      'dist/built-from',
      'package-lock.json',
      'scripts/start.ts',
      'server/main.ts',
      'THIRD-PARTY-NOTICES.md',
      'CHANGELOG.md',
      'LICENSE',
    ])
      expect(inside, file).toContain(file)
    expect(
      inside.filter((file) => /^(?:tests|bench|web|node_modules)\/|\.test\./.test(file)),
    ).toEqual([])
  })

  test('its checksums are those of its files, all of them', async () => {
    const sums = readFileSync(path.join(unpacked, 'SHA256SUMS'), 'utf8').trim().split('\n')
    expect(sums).toHaveLength(files.length - 1)
    await must(['sha256sum', '--check', '--quiet', 'SHA256SUMS'], { cwd: unpacked })
    await must(['sha256sum', '--check', '--quiet', ...sumsIn('first')], {
      cwd: path.join(folder, 'first'),
    })
  })

  test('is the same, byte for byte, when it is made again', { timeout: SLOW_MS }, async () => {
    await must([process.execPath, 'scripts/release.ts', '--out', path.join(folder, 'second')])
    const [first, second] = ['first', 'second'].map((name) =>
      readFileSync(path.join(folder, name, ...sumsIn(name)), 'utf8'),
    )
    expect(second).toBe(first)
  })

  test('names the licence of every package that an install brings', () => {
    const notices = readFileSync(path.join(unpacked, 'PACKAGES.md'), 'utf8')
    expect(notices).toMatch(/^\| fastify \| [\d.]+ \| MIT \|$/m)
    expect(notices).not.toMatch(/^\| vitest /m)
  })

  function sumsIn(name: string): string[] {
    return [`${path.basename(unpacked)}.tar.gz.sha256`].filter((file) =>
      existsSync(path.join(folder, name, file)),
    )
  }
})

describe.runIf(isFull)('a production install by an ordinary user, on a path with spaces', () => {
  const asUser = isRoot ? { uid: ORDINARY_USER, gid: ORDINARY_USER } : {}
  // As that user's shell would have it: what the machine needs to reach the registry, nothing of ours.
  const env = {
    ...Object.fromEntries(
      Object.entries(process.env).filter(
        ([name]) => !/^(?:npm_|OCTAVO_|NODE_ENV|VITEST|DATABASE_URL|SMTP_URL)/.test(name),
      ),
    ),
    HOME: home,
  }

  beforeAll(async () => {
    if (isRoot) await must(['chown', '-R', String(ORDINARY_USER), home, shopFolder])
    const npm = ['npm', 'ci', '--omit=dev', '--ignore-scripts', '--no-audit', '--no-fund']
    const { code, output } = await finished(npm, env)
    if (code !== 0) throw new Error(output)
  }, SLOW_MS)

  test(
    'starts without the registry and without packages for development',
    { timeout: SLOW_MS },
    async () => {
      expect(existsSync(path.join(unpacked, 'node_modules/vite'))).toBe(false)
      const port = await freePort(0)
      const settings = {
        ...env,
        PORT: String(port),
        OCTAVO_LOG: 'silent',
        npm_config_registry: 'http://127.0.0.1:9',
      }
      const seconds: number[] = []
      for (let start = 0; start < 3; start++) {
        const shop = run(['npm', 'start'], settings)
        const live = await answerOf(`http://127.0.0.1:${port}/health/live`, shop)
        expect(live).toMatchObject({
          status: 'live',
          commit: expect.stringMatching(/^[0-9a-f]{40}/),
        })
        const page = await fetch(`http://127.0.0.1:${port}/`)
        expect([page.status, await page.text()]).toEqual([200, expect.stringContaining('<html')])
        seconds.push(Number(/ready after ([\d.]+) s/.exec(shop.output())?.[1]))
        shop.child.kill('SIGTERM')
        await shop.ended
      }
      tell(`A production install is ready after ${seconds.join(', ')} s, the first with the demo.`)
      // A second on a quiet machine; an install or a build would take far longer than this.
      expect(Math.min(...seconds)).toBeLessThan(10)
    },
  )

  async function answerOf(url: string, shop: ReturnType<typeof run>): Promise<unknown> {
    const deadline = performance.now() + 120_000
    while (performance.now() < deadline && shop.child.exitCode === null) {
      const answer = await fetch(url).catch(() => undefined)
      if (answer?.ok === true) return answer.json()
      await sleep(100)
    }
    throw new Error(`The shop did not start:\n${shop.output()}`)
  }

  function run([program = '', ...parameters]: readonly string[], environment: NodeJS.ProcessEnv) {
    const child = spawn(program, parameters, {
      cwd: unpacked,
      env: environment,
      stdio: ['ignore', 'pipe', 'pipe'],
      ...asUser,
    })
    let printed = ''
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding('utf8').on('data', (text: string) => (printed += text))
    const ended = new Promise<number | null>((resolve) => child.once('close', resolve))
    return { child, ended, output: () => printed }
  }

  async function finished(command: readonly string[], environment: NodeJS.ProcessEnv) {
    const { ended, output } = run(command, environment)
    return { code: await ended, output: output() }
  }
})

async function must(command: readonly string[], options: { cwd?: string } = {}): Promise<string> {
  const { code, output } = await runCommand(command, options)
  if (code !== 0) throw new Error(`${command.join(' ')} failed:\n${output}`)
  return output
}
