import type { Answer, CallOptions, Input } from '#contract/api.ts'
import type { NumberAndEmail } from '#web/commerce/orders/order-number-fields.tsx'
import { browserCall } from '#web/data/shop-call.ts'

type WithdrawalAnswer = Answer<'POST /withdrawals'>['data']
type Body = Input<'POST /withdrawals'>['body']
export type Receipt = Extract<WithdrawalAnswer, { status: string }>
export type Withdrawable = Exclude<WithdrawalAnswer, Receipt>
export type ReturnedLines = NonNullable<Body['lines']>

/** What of the order can still go back. */
export async function withdrawableLines(order: NumberAndEmail): Promise<Withdrawable> {
  const { data } = await browserCall('POST /withdrawals', { body: order })
  if ('status' in data) throw new Error('A question was taken for a withdrawal')
  return data
}

/** Registers the withdrawal; under one key once, however often it is sent. */
export async function sendWithdrawal(
  body: NumberAndEmail & { lines: ReturnedLines; reason: string },
  options: CallOptions,
): Promise<Receipt> {
  const { data } = await browserCall('POST /withdrawals', { body }, options)
  if (!('status' in data)) throw new Error('A withdrawal was taken for a question')
  return data
}
