import { createHmac, randomBytes } from 'node:crypto'

import { type Db, readRows } from '#database/pool.ts'

export interface SandboxSecrets {
  secretKey: string
  publishableKey: string
  webhookSecret: string
}

/**
 * The test gateway's keys, made from a secret that the first process of an installation draws and all
 * of them find in the database: nobody can work them out from the source.
 */
export async function sandboxSecrets(db: Db): Promise<SandboxSecrets> {
  const secret = await installationSecret(db, 'test-gateway', randomBytes(32).toString('hex'))
  const part = (name: string) =>
    createHmac('sha256', secret).update(name).digest('hex').slice(0, 32)
  return {
    secretKey: `sk_test_${part('secret')}`,
    publishableKey: `pk_test_${part('publishable')}`,
    webhookSecret: `whsec_${part('webhook')}`,
  }
}

async function installationSecret(db: Db, name: string, drawn: string): Promise<string> {
  const [row] = await readRows<{ value: string }>(
    db,
    `insert into installation_secrets as s (name, value) values ($1, $2)
    on conflict (name) do update set value = s.value returning value`,
    [name, drawn],
  )
  if (row === undefined) throw new Error(`The secret ${name} was not written`)
  return row.value
}
