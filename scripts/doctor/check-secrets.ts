import { statSync } from 'node:fs'

import type { Config } from '#server/platform/config.ts'

import { type Finding, well, wrong } from './finding.ts'

const ABOUT = 'Secrets'
/** Of random letters and digits, 32 have some 25 different ones. */
const FEWEST_CHARACTERS = 12
const MADE_UP = /octavo|change[-_ ]?me|example|password|secret|0123456|abcdef/i
const WELL_KNOWN = new Set(['', 'postgres', 'password', 'octavo', 'secret', 'admin', '123456'])
/** Where `deploy/systemd` keeps the settings. */
const SETTINGS_FILE = '/etc/octavo/octavo.env'
const OTHERS_MAY_READ = 0o004

/** Whether the secrets are hard to guess, each its own, and readable by the shop alone. Never prints one. */
export function checkSecrets(config: Config, settingsFile = SETTINGS_FILE): Finding[] {
  const troubles = [
    ...checkOwnSecret(config),
    ...checkRepeats(config),
    ...checkDatabasePassword(config),
    ...checkFile(settingsFile),
  ]
  return troubles.length > 0 ? troubles : [well(ABOUT, 'They look random, and each is its own.')]
}

function checkOwnSecret({ OCTAVO_SECRET: secret }: Config): Finding[] {
  if (secret === undefined) return []
  if (new Set(secret).size >= FEWEST_CHARACTERS && !MADE_UP.test(secret)) return []
  return [wrong(ABOUT, 'OCTAVO_SECRET can be guessed: take what "openssl rand -base64 48" prints.')]
}

function checkRepeats(config: Config): Finding[] {
  const named = Object.entries(secretsOf(config))
  const repeated = named.find(([, value], index) =>
    named.slice(0, index).some(([, other]) => other === value),
  )
  if (repeated === undefined) return []
  return [wrong(ABOUT, `${repeated[0]} is the same as another secret: give it one of its own.`)]
}

function checkDatabasePassword({ DATABASE_URL: url }: Config): Finding[] {
  if (url === undefined) return []
  const { password, username } = new URL(url)
  // A socket or a certificate may do without.
  if (password === '' || !(WELL_KNOWN.has(password) || password === username)) return []
  return [wrong(ABOUT, 'The password in DATABASE_URL can be guessed: give the user a random one.')]
}

function checkFile(file: string): Finding[] {
  const mode = statSync(file, { throwIfNoEntry: false })?.mode ?? 0
  if ((mode & OTHERS_MAY_READ) === 0) return []
  return [wrong(ABOUT, `Everybody on this machine can read ${file}: run "chmod 640 ${file}".`)]
}

/** Every secret of the configuration, by the variable it stands in. */
export function secretsOf(config: Config): Record<string, string> {
  const passwords = (['DATABASE_URL', 'SMTP_URL'] as const).flatMap((name) => {
    const password = config[name] === undefined ? '' : new URL(config[name]).password
    return password === '' ? [] : [[`the password in ${name}`, password]]
  })
  const plain = (
    [
      'OCTAVO_SECRET',
      'OCTAVO_METRICS_TOKEN',
      'STRIPE_SECRET_KEY',
      'STRIPE_WEBHOOK_SECRET',
      'S3_SECRET_ACCESS_KEY',
    ] as const
  ).flatMap((name) => (config[name] === undefined ? [] : [[name, config[name]]]))
  return Object.fromEntries([...plain, ...passwords])
}
