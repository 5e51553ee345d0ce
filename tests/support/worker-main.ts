import { startServer } from '#server/main.ts'
import { readConfig } from '#server/platform/config.ts'

// A job runner as a process of its own, on the database it is given: to be killed by a test.
const databaseUrl = process.env['OCTAVO_TEST_WORKER_DATABASE'] ?? ''
await startServer({ config: readConfig(process.env), databaseUrl, hasPages: false })
process.stdout.write('works\n')
