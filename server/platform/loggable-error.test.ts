import { expect, test } from 'vitest'

import { createLog } from './log.ts'

function logged(error: unknown): string {
  let text = ''
  createLog('json', { write: (line) => (text += line) }).error({ err: error }, 'went wrong')
  return text
}

test('an error is logged with what we call it, and without what a customer wrote', () => {
  const error = Object.assign(
    new Error('duplicate key value violates unique constraint "users_email"'),
    {
      code: '23505',
      constraint: 'users_email',
      detail: 'Key (email)=(an.peeters@example.org) already exists.',
      parameters: ['An Peeters'],
      where: 'unnamed portal parameter $1 = An Peeters',
    },
  )
  const line = logged(error)
  for (const word of ['23505', 'users_email', 'went wrong', 'loggable-error.test.ts'])
    expect(line).toContain(word)
  for (const word of ['an.peeters', 'An Peeters']) expect(line).not.toContain(word)
})

test.each([
  new Error('550 mailbox an.peeters@example.org unknown'),
  new SyntaxError(`Unexpected token 'A', "An Peeters" is not valid JSON`),
  Object.assign(new TypeError('Invalid URL'), { input: '/search?query=An Peeters' }),
  new Error('outer', { cause: new Error('invalid input syntax for type integer: "An Peeters"') }),
  new Error('first line\nAn Peeters wrote the second'),
])('neither in messages, nor in properties or causes: %s', (error) => {
  const line = logged(error)
  for (const word of ['an.peeters', 'An Peeters']) expect(line).not.toContain(word)
})
