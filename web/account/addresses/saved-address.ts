import type { Answer } from '#contract/api.ts'

export type Address = Answer<'GET /profile/addresses'>['data'][number]
