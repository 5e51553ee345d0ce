import type { Call } from '#contract/api.ts'
import { isLanguage } from '#contract/plain/languages.ts'
import { MAIL_TEMPLATES } from '#contract/plain/mail-templates.ts'

/** The mail and its language stand in the address; without them it is the first, in the page's own. */
export async function loader({ call, url }: { call: Call; url: URL }) {
  const name = url.searchParams.get('template') ?? MAIL_TEMPLATES[0]
  const asked = url.searchParams.get('language')
  const query = isLanguage(asked) ? { language: asked } : {}
  const { data: mail } = await call('GET /admin/mail-templates/{name}', { params: { name }, query })
  return { mail }
}

export type MailTemplatesData = Awaited<ReturnType<typeof loader>>
