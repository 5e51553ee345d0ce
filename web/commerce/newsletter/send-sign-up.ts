import { isEmail } from '#contract/plain/contact-details.ts'
import { HONEYPOT } from '#contract/plain/honeypot.ts'
import { refusalText } from '#web/commerce/words/refusal-text.ts'
import { browserCall } from '#web/data/shop-call.ts'
import { say } from '#web/language/say.ts'

/** Signs the address in a form up; answers what to say about it. */
export async function sendSignUp(
  form: HTMLFormElement,
): Promise<{ isDone: boolean; text: string }> {
  const fields = new FormData(form)
  const email = textOf(fields, 'email')
  if (!isEmail(email)) return { isDone: false, text: say('rule.email.invalid') }
  const body = { email, [HONEYPOT]: textOf(fields, HONEYPOT) }
  try {
    return { isDone: true, text: (await browserCall('POST /newsletter', { body })).message }
  } catch (error) {
    return { isDone: false, text: refusalText(error, say('error.unreachable')) }
  }
}

function textOf(fields: FormData, name: string): string {
  const value = fields.get(name)
  return typeof value === 'string' ? value : ''
}
