import { listenForShutdown } from '#scripts/shutdown.ts'
import { startServer } from '#server/main.ts'
import { readConfig } from '#server/platform/config.ts'

// A shop or job runner as a process of its own, on the database it is given: to be killed by a test. It
// kills itself after the statement that OCTAVO_TEST_KILL_AFTER names.
const databaseUrl = process.env['OCTAVO_TEST_WORKER_DATABASE'] ?? ''
const last = process.env['OCTAVO_TEST_KILL_AFTER']
// It ends in good order on SIGTERM, as the shop does.
const shutdown = listenForShutdown(() => undefined)
const server = await startServer({
  config: readConfig(process.env),
  databaseUrl,
  hasPages: false,
  onQuery({ sql }) {
    if (sql === last) process.kill(process.pid, 'SIGKILL')
  },
})
shutdown.add(() => server.close())
process.stdout.write('works\n')
