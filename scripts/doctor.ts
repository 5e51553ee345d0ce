import { type Config, ConfigError, readConfig } from '#server/platform/config.ts'

import { checkAddress } from './doctor/check-address.ts'
import { checkDatabase } from './doctor/check-database.ts'
import { checkMachine } from './doctor/check-machine.ts'
import { checkMail } from './doctor/check-mail.ts'
import { checkPayments } from './doctor/check-payments.ts'
import { checkProxies } from './doctor/check-proxies.ts'
import { checkSecrets, secretsOf } from './doctor/check-secrets.ts'
import { checkStore } from './doctor/check-store.ts'
import { type Finding, wrong } from './doctor/finding.ts'

// npm run doctor: looks at everything outside the shop, with the settings the shop has, and says what to
// do. It sends no mail and moves no money. Exit code 1 when something is wrong.
const MARKS = { well: '✓', warning: '!', wrong: '✗' }
const WIDTH = 15
const SHORTEST_HIDDEN = 8

const config = settings()
if (config !== undefined) {
  const findings = (await Promise.all(lookAt(config))).flat()
  for (const { about, state, says } of findings)
    console.log(`${MARKS[state]} ${about.padEnd(WIDTH)} ${withoutSecrets(says, config)}`)
  const count = (state: Finding['state']) => findings.filter((one) => one.state === state).length
  console.log(`\n${count('wrong')} wrong, ${count('warning')} to think about.`)
  process.exitCode = count('wrong') === 0 ? 0 : 1
}

/** What cannot be read ends the start, too, so there is nothing else to look at. */
function settings(): Config | undefined {
  try {
    return readConfig(process.env)
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error
    for (const says of error.message.split('\n'))
      console.log(`${MARKS.wrong} ${'Settings'.padEnd(WIDTH)} ${says}`)
    process.exitCode = 1
    return undefined
  }
}

function lookAt(known: Config): Promise<Finding[]>[] {
  const checks = {
    Machine: checkMachine,
    Database: checkDatabase,
    'Mail server': checkMail,
    Payments: checkPayments,
    Store: checkStore,
    'Public address': checkAddress,
    Proxies: checkProxies,
    Secrets: async (one: Config) => checkSecrets(one),
  }
  return Object.entries(checks).map(([about, check]) =>
    check(known).catch((error: unknown) => [
      wrong(about, `It could not be looked at: ${error instanceof Error ? error.message : ''}`),
    ]),
  )
}

/** The second fence: whatever somebody else's error says. A shorter word stands in sentences, too. */
function withoutSecrets(text: string, known: Config): string {
  return Object.values(secretsOf(known))
    .flatMap((secret) => [secret, decodeURIComponent(secret)])
    .filter((secret) => secret.length >= SHORTEST_HIDDEN)
    .reduce((left, secret) => left.replaceAll(secret, '***'), text)
}
