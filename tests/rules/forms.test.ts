import { globSync, readFileSync } from 'node:fs'

import { expect, test } from 'vitest'

/** A form that code alone can send, pressed before the code is there, would put a password into the address. */
test('every form says how it is sent', () => {
  const unsaid = globSync('web/**/*.tsx').flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/<form\b[^]*?(?:>\n|>$)/g)]
      .filter(([tag]) => !/\bmethod="(?:get|dialog)"|\baction=/.test(tag))
      .map(([tag]) => `${file}: ${tag.slice(0, 60)}`),
  )
  expect(unsaid).toEqual([])
})
