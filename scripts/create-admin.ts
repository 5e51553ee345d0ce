import readline from 'node:readline/promises'
import { parseArgs } from 'node:util'

import { hash } from '@node-rs/argon2'

import { MIN_PASSWORD } from '#contract/plain/password-length.ts'
import { isUniqueViolation } from '#database/failures.ts'
import { openDatabase } from '#database/pool.ts'
import { readConfig } from '#server/platform/config.ts'

// Makes a super admin: npm run create-admin -- --email you@shop.example --name "Your name"
// The password is asked for, or read from the first line of standard input.
const { values } = parseArgs({ options: { email: { type: 'string' }, name: { type: 'string' } } })
const { DATABASE_URL: url } = readConfig(process.env)

async function run(): Promise<string> {
  if (url === undefined) return 'Set DATABASE_URL to the database of the shop.'
  if (!values.email?.includes('@')) return 'Give the e-mail address: --email you@shop.example'
  const input = readline.createInterface({
    input: process.stdin,
    output: process.stdin.isTTY ? process.stdout : undefined,
  })
  const password = await input.question('Password (at least 8 characters): ')
  input.close()
  if (password.length < MIN_PASSWORD)
    return `The password needs at least ${MIN_PASSWORD} characters.`
  const db = openDatabase(url, { max: 1 })
  try {
    const account = {
      name: values.name ?? values.email,
      email: values.email,
      role: 'super_admin' as const,
      password_hash: await hash(password),
    }
    await db.insertInto('users').values(account).execute()
    console.log(`${values.email} is a super admin now.`)
    return ''
  } catch (error) {
    if (isUniqueViolation(error, 'users_email_unique'))
      return 'There is an account with this address already.'
    throw error
  } finally {
    await db.destroy()
  }
}

const problem = await run()
if (problem !== '') {
  console.error(problem)
  process.exitCode = 1
}
