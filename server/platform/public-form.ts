import { HONEYPOT } from '#contract/plain/honeypot.ts'
import type { Db } from '#database/pool.ts'

import type { Context } from './context.ts'
import { createCallLimit, PUBLIC_FORM_RATE, type Rate } from './failure-limit.ts'

interface PublicForm {
  /**
   * Whether what was sent is to be kept. False for a program that filled in the field nobody sees: it is
   * answered as if it had been taken. Throws `too_many_requests`.
   */
  takes(body: { [HONEYPOT]?: string | undefined }, context: Pick<Context, 'ip'>): Promise<boolean>
}

/** A form that everybody may send: so often per address, and by people only. */
export function createPublicForm(db: Db, kind: string, rate: Rate = PUBLIC_FORM_RATE): PublicForm {
  const perAddress = createCallLimit(db, kind, rate)
  return {
    async takes({ [HONEYPOT]: trap = '' }, { ip }) {
      await perAddress.take(ip)
      return trap === ''
    },
  }
}
