import { createHmac } from 'node:crypto'

export interface SandboxSecrets {
  secretKey: string
  publishableKey: string
  webhookSecret: string
}

/** The test gateway's keys, the same in every process of a shop, made from the shop's own secret. */
export function sandboxSecrets(shopSecret: string): SandboxSecrets {
  const part = (name: string) =>
    createHmac('sha256', shopSecret).update(`payment-sandbox:${name}`).digest('hex').slice(0, 32)
  return {
    secretKey: `sk_test_${part('secret')}`,
    publishableKey: `pk_test_${part('publishable')}`,
    webhookSecret: `whsec_${part('webhook')}`,
  }
}
