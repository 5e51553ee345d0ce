import { randomUUID } from 'node:crypto'

import type { Config } from '#server/platform/config.ts'
import { openMediaStore } from '#server/platform/media-store.ts'
import { noLongerThan } from '#server/platform/no-longer-than.ts'

import { type Finding, namesOf, well, wrong } from './finding.ts'

const ABOUT = 'Store'
const LIMIT_MS = 10_000
/** The same as the trial of the settings, so that nothing piles up. */
const TRIAL = 'trial.txt'

/** Writes a few bytes into the bucket of S3_BUCKET and reads them again. A folder is looked at with the disk. */
export async function checkStore(config: Config): Promise<Finding[]> {
  const { S3_BUCKET: bucket } = config
  if (bucket === undefined) {
    return [
      well(
        ABOUT,
        'Documents and pictures lie in the data folder, which all processes of the shop must share.',
      ),
    ]
  }
  let failure: unknown = new Error('no answer')
  const trial = tryStore(config).then(
    () => (failure = undefined),
    (error: unknown) => (failure = error),
  )
  await noLongerThan(LIMIT_MS, trial)
  if (failure === undefined)
    return [well(ABOUT, `The bucket ${bucket} takes files and gives them back.`)]
  return [wrong(ABOUT, sentenceOf(namesOf(failure), bucket))]
}

async function tryStore(config: Config): Promise<void> {
  const store = await openMediaStore(config)
  const written = Buffer.from(randomUUID())
  await store.put(TRIAL, written)
  const read = await store.get(TRIAL)
  if (read?.equals(written) !== true) throw new Error('It gave back something else.')
}

const SENTENCES: readonly [names: readonly string[], says: (bucket: string) => string][] = [
  [
    ['NoSuchBucket'],
    (bucket) => `There is no bucket ${bucket}: create it, or correct S3_BUCKET and S3_REGION.`,
  ],
  [
    ['InvalidAccessKeyId', 'SignatureDoesNotMatch', 'CredentialsProviderError'],
    () =>
      'The store refuses the keys: correct S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY, and see that the clock is right.',
  ],
  [
    ['AccessDenied', 'Forbidden', '403'],
    (bucket) => `The keys may not read and write ${bucket}: allow s3:GetObject and s3:PutObject.`,
  ],
  [
    ['PermanentRedirect', 'AuthorizationHeaderMalformed'],
    (bucket) => `The bucket ${bucket} is in another region: correct S3_REGION.`,
  ],
]

function sentenceOf(names: readonly string[], bucket: string): string {
  const known = SENTENCES.find(([of]) => of.some((name) => names.includes(name)))
  return (
    known?.[1](bucket) ??
    'The store of S3_BUCKET does not answer: correct S3_ENDPOINT and S3_REGION, or let this machine reach it.'
  )
}
