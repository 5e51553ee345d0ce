import type { Config } from '#server/platform/config.ts'

import { createProvider, type PaymentProvider } from './provider.ts'
import type { SandboxSecrets } from './sandbox-secrets.ts'

/** The provider of the configuration: the real one, or the test gateway of this shop when it has `sandbox` secrets. */
export function openProvider(
  config: Config,
  sandbox: SandboxSecrets | undefined,
  publicUrl: string,
): PaymentProvider {
  if (sandbox !== undefined) {
    return createProvider({
      kind: 'test',
      ...sandbox,
      gateway: { origin: () => publicUrl, basePath: '/test-gateway' },
    })
  }
  return createProvider({
    kind: 'stripe',
    secretKey: config.STRIPE_SECRET_KEY ?? '',
    publishableKey: config.STRIPE_PUBLISHABLE_KEY ?? '',
    webhookSecret: config.STRIPE_WEBHOOK_SECRET ?? '',
  })
}
