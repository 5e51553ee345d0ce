import * as z from 'zod'

const url = (protocols: RegExp) => z.string().regex(protocols)

const Environment = z.object({
  HOST: z.string().default('127.0.0.1'),
  PORT: z.coerce.number().int().min(0).max(65_535).default(3000),
  DATABASE_URL: url(/^postgres(ql)?:\/\//).optional(),
  OCTAVO_DATA_DIR: z.string().default('.data'),
  OCTAVO_ROLE: z.enum(['all', 'web', 'worker']).default('all'),
  OCTAVO_PUBLIC_URL: url(/^https?:\/\/[^/?#]+$/).optional(),
  OCTAVO_SECRET: z.string().min(32).optional(),
  /** API requests a minute per address; 0 is off. */
  OCTAVO_RATE_LIMIT: z.coerce.number().int().min(0).default(600),
  /** How long a rendered page serves everybody who asks for it; 0 is off. */
  OCTAVO_PAGE_MEMORY_SECONDS: z.coerce.number().min(0).max(60).default(2),
  /** Addresses whose X-Forwarded-For is believed, separated by commas. */
  OCTAVO_TRUSTED_PROXIES: z.string().optional(),
  /** Lets /metrics be read from elsewhere than this machine. */
  OCTAVO_METRICS_TOKEN: z.string().min(16).optional(),
  OCTAVO_LOG: z.enum(['json', 'pretty', 'silent']).default('json'),
  SMTP_URL: url(/^smtps?:\/\//).optional(),
  /** `test` lets a shop on https run on the test gateway. */
  OCTAVO_PAYMENTS: z.enum(['test']).optional(),
  STRIPE_SECRET_KEY: z
    .string()
    .regex(/^(sk|rk)_/)
    .optional(),
  STRIPE_PUBLISHABLE_KEY: z.string().regex(/^pk_/).optional(),
  STRIPE_WEBHOOK_SECRET: z
    .string()
    .regex(/^whsec_/)
    .optional(),
  /** With a bucket, documents and pictures are kept there instead of in the data folder. */
  S3_BUCKET: z.string().min(1).optional(),
  S3_REGION: z.string().min(1).default('eu-west-1'),
  /** Of a store that is not Amazon's. */
  S3_ENDPOINT: url(/^https?:\/\//).optional(),
  S3_ACCESS_KEY_ID: z.string().min(1).optional(),
  S3_SECRET_ACCESS_KEY: z.string().min(1).optional(),
  VIES_URL: z
    .string()
    .regex(/^https?:\/\//)
    .default('https://ec.europa.eu/taxation_customs/vies/rest-api'),
})

export type Config = z.infer<typeof Environment>

export class ConfigError extends Error {}

/** Names what each refused variable must look like, without ever printing its value. */
const EXPECTED: ReadonlyMap<string, string> = new Map(
  Object.entries<string>({
    PORT: 'a port number from 0 to 65535',
    DATABASE_URL: 'a postgres:// address',
    OCTAVO_ROLE: 'all, web or worker',
    OCTAVO_PUBLIC_URL: 'an address such as https://shop.example, without a path',
    OCTAVO_SECRET: 'at least 32 characters',
    OCTAVO_RATE_LIMIT: 'a whole number, 0 for off',
    OCTAVO_PAGE_MEMORY_SECONDS: 'a number of seconds from 0 to 60, 0 for off',
    OCTAVO_METRICS_TOKEN: 'at least 16 characters',
    OCTAVO_LOG: 'json, pretty or silent',
    OCTAVO_PAYMENTS: 'test, or left out',
    SMTP_URL: 'an smtp:// or smtps:// address',
    STRIPE_SECRET_KEY: 'a key that begins with sk_ or rk_',
    STRIPE_PUBLISHABLE_KEY: 'a key that begins with pk_',
    STRIPE_WEBHOOK_SECRET: 'a secret that begins with whsec_',
    S3_ENDPOINT: 'an http:// or https:// address',
    VIES_URL: 'an http:// or https:// address',
  }),
)

/** Reads the environment once. Throws a ConfigError with a sentence per bad variable. */
export function readConfig(environment: Record<string, string | undefined>): Config {
  const parsed = Environment.safeParse(withoutEmpty(environment))
  if (!parsed.success) {
    const names = new Set(parsed.error.issues.map((issue) => String(issue.path[0])))
    throw new ConfigError(
      [...names]
        .map((name) => `${name} must be ${EXPECTED.get(name) ?? 'set properly'}.`)
        .join('\n'),
    )
  }
  refuseHalfSecrets(parsed.data)
  return parsed.data
}

/** What a shop on a database of its own does not do yet, in plain words for its start. */
export function startWarnings(config: Config): string[] {
  if (config.DATABASE_URL === undefined) return []
  return [
    ...(config.STRIPE_SECRET_KEY === undefined
      ? ['Payments are tests: no money moves until the three STRIPE_ keys are set.']
      : []),
    ...(config.SMTP_URL === undefined
      ? ['Mails are kept, not sent: set SMTP_URL to send them.']
      : []),
  ]
}

/** `PORT=` in an environment file means that nothing was chosen. */
function withoutEmpty(environment: Record<string, string | undefined>): object {
  return Object.fromEntries(
    Object.entries(environment).filter(([, value]) => value !== undefined && value.trim() !== ''),
  )
}

/** Listening on these is listening on every address of the machine; nobody can open them. */
export function listensEverywhere({ HOST }: Pick<Config, 'HOST'>): boolean {
  return ['0.0.0.0', '::'].includes(HOST)
}

/**
 * The address that links, mails and canonical tags name, without a slash at the end. Where none is
 * set and the shop listens on every address, only this machine's own is known.
 */
export function publicUrlOf(config: Pick<Config, 'HOST' | 'PORT' | 'OCTAVO_PUBLIC_URL'>): string {
  if (config.OCTAVO_PUBLIC_URL !== undefined) return config.OCTAVO_PUBLIC_URL
  const host = listensEverywhere(config) ? '127.0.0.1' : config.HOST
  return `http://${host.includes(':') ? `[${host}]` : host}:${config.PORT}`
}

/** A real server must not run on secrets that are in the source code, nor take test payments unasked. */
function refuseHalfSecrets(config: Config): void {
  const problems: string[] = []
  if (config.DATABASE_URL !== undefined && config.OCTAVO_SECRET === undefined) {
    problems.push('OCTAVO_SECRET must be set when DATABASE_URL is: at least 32 random characters.')
  }
  const keys = [
    config.STRIPE_SECRET_KEY,
    config.STRIPE_PUBLISHABLE_KEY,
    config.STRIPE_WEBHOOK_SECRET,
  ]
  const present = keys.filter((key) => key !== undefined).length
  if (present > 0 && present < keys.length) {
    problems.push(
      'STRIPE_SECRET_KEY, STRIPE_PUBLISHABLE_KEY and STRIPE_WEBHOOK_SECRET go together: set all three or none.',
    )
  }
  if ((config.S3_ACCESS_KEY_ID === undefined) !== (config.S3_SECRET_ACCESS_KEY === undefined)) {
    problems.push('S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY go together: set both or none.')
  }
  const isHttps = config.OCTAVO_PUBLIC_URL?.startsWith('https:') === true
  if (isHttps && present === 0 && config.OCTAVO_PAYMENTS === undefined) {
    problems.push(
      'OCTAVO_PUBLIC_URL is https, so this is a real shop: set the three STRIPE_ keys, or OCTAVO_PAYMENTS=test to run it on test payments.',
    )
  }
  if (problems.length > 0) throw new ConfigError(problems.join('\n'))
}
