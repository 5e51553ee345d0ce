import type { Call } from '#contract/api.ts'
import type { Params } from '#web/router/route.ts'

/** An id that is no number leads to no mail. */
const NO_ID = 0

export async function loader({ call, params }: { call: Call; params: Params }) {
  const id = /^\d{1,9}$/.test(params['mailId'] ?? '') ? Number(params['mailId']) : NO_ID
  const { data: mail } = await call('GET /admin/mails/{id}', { params: { id } })
  return { mail }
}

export type MailData = Awaited<ReturnType<typeof loader>>
