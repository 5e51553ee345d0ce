import { expect, test } from 'vitest'

import { givenProject } from '#tests/support/planted-project.ts'

import config from '../../.oxlintrc.json' with { type: 'json' }

const line = (count: number, text: (number: number) => string) =>
  Array.from({ length: count }, (_, number) => text(number)).join('\n')

/** For each rule of ours a file that breaks it; the file's name is its own, the rule is found in the report. */
const PLANTED: Record<string, [file: string, text: string]> = {
  'max-lines': ['server/long.ts', line(301, (n) => `export const a${n} = ${n}`)],
  'max-lines-per-function': [
    'server/long-function.ts',
    `export function long() {\n${line(61, (n) => `  globalThis.name = 'a${n}'`)}\n}`,
  ],
  'max-depth': [
    'server/deep.ts',
    'export function deep(a: boolean) { if (a) { if (a) { if (a) { if (a) { return 1 } } } } return 2 }',
  ],
  'no-nested-ternary': [
    'server/ternary.ts',
    'export const a = (b: number) => (b ? 1 : b > 2 ? 3 : 4)',
  ],
  'no-else-return': [
    'server/else.ts',
    'export function a(b: boolean) { if (b) { return 1 } else { return 2 } }',
  ],
  'no-param-reassign': ['server/reassign.ts', 'export function a(b: number) { b = 2; return b }'],
  'no-console': ['server/console.ts', `console.log('a')`],
  eqeqeq: ['server/equal.ts', 'export const a = (b: number) => b == 1'],
  'no-restricted-globals': ['server/float.ts', `export const a = parseFloat('1')`],
  'no-restricted-imports': [
    'server/stock/parent.ts',
    `import type { Shape } from '../shape.ts'\nexport const a = (b: Shape) => b`,
  ],
  'import/no-cycle': [
    'server/cycle-a.ts',
    `import { b } from './cycle-b.ts'\nexport const a = () => b`,
  ],
  'import/no-default-export': ['server/default.ts', 'export default 1'],
  'oxc/no-barrel-file': ['server/barrel.ts', `export * from './else.ts'`],
  'unicorn/filename-case': ['server/badName.ts', 'export const a = 1'],
  'unicorn/prefer-node-protocol': [
    'server/protocol.ts',
    `import fs from 'fs'\nexport const a = fs`,
  ],
  'typescript/consistent-type-imports': [
    'server/type-import.ts',
    `import { Shape } from './shape.ts'\nexport const a = (b: Shape) => b`,
  ],
  'typescript/no-explicit-any': ['server/any.ts', 'export const a = (b: any) => b'],
  'typescript/no-non-null-assertion': [
    'server/assert.ts',
    'export const a = (b?: string) => b!.length',
  ],
  'typescript/no-floating-promises': [
    'server/floating.ts',
    'async function a() {}\nexport function b() { a() }',
  ],
  'typescript/no-misused-promises': [
    'server/misused.ts',
    'async function a() { return true }\nexport function b() { return a() ? 1 : 2 }\nexport function c() { if (a()) return 1; return 2 }',
  ],
  'typescript/switch-exhaustiveness-check': [
    'server/switch.ts',
    `export function a(b: 'x' | 'y') { switch (b) { case 'x': return 1 } return 2 }`,
  ],
  'typescript/return-await': [
    'server/return-await.ts',
    'async function a() { return 1 }\nexport async function b() { try { return a() } catch { return 2 } }',
  ],
  'react/no-unstable-nested-components': [
    'web/nested.tsx',
    'export function A() { function B() { return <i /> } return <B /> }',
  ],
  'react/no-array-index-key': [
    'web/index-key.tsx',
    'export const A = ({ b }: { b: string[] }) => b.map((c, n) => <i key={n} title={c} />)',
  ],
  'react/button-has-type': ['web/button.tsx', 'export const A = () => <button />'],
  'react/rules-of-hooks': [
    'web/hooks.tsx',
    `import { useState } from 'react'\nexport function A({ b }: { b: boolean }) { if (b) { useState(1) } return null }`,
  ],
  'react/exhaustive-deps': [
    'web/deps.tsx',
    `import { useEffect } from 'react'\nexport function A({ b }: { b: string }) { useEffect(() => { document.title = b }, []); return null }`,
  ],
  'vitest/valid-expect': [
    'tests/unfinished.test.ts',
    `import { expect, test } from 'vitest'\ntest('a', () => { expect(1) })`,
  ],
  'vitest/expect-expect': [
    'tests/empty.test.ts',
    `import { test } from 'vitest'\ntest('a', () => { Math.max(1, 2) })`,
  ],
  'react/jsx-no-literals': ['web/literal.tsx', 'export const A = () => <p>Cart</p>'],
}

const project = givenProject(['.oxlintrc.json', 'tsconfig.base.json'], {
  'tsconfig.json':
    '{ "extends": "./tsconfig.base.json", "compilerOptions": { "jsx": "react-jsx", "lib": ["esnext", "dom"] }, "include": ["."] }',
  'server/shape.ts': 'export interface Shape { a: string }',
  'server/cycle-b.ts': `import { a } from './cycle-a.ts'\nexport const b = () => a`,
  'server/fine.ts': 'export const fine = 1\n',
  ...Object.fromEntries(Object.values(PLANTED)),
})
const outcome = await project.run('oxlint', '--deny-warnings', '--format=unix')

const ours = [
  ...Object.keys(config.rules),
  ...config.overrides.flatMap((part) => Object.keys(part.rules)),
]
const wanted = [...new Set(ours)].filter((rule) => isOn(rule))

test('the planted faults fail the check', () => {
  expect(outcome.code).not.toBe(0)
})

test.each(wanted)('%s is seen', (rule) => {
  const planted = PLANTED[rule]
  expect(planted, 'plant a violation of this rule').toBeDefined()
  const reported = outcome.output.split('\n').filter((text) => text.startsWith(`${planted?.[0]}:`))
  expect(reported.join('\n')).toContain(`(${rule.split('/').at(-1)})`)
})

test('a file without a fault is not reported', () => {
  expect(outcome.output).not.toContain('server/fine.ts')
})

function isOn(rule: string): boolean {
  const settings = [config.rules, ...config.overrides.map((part) => part.rules)].map((rules) =>
    new Map<string, unknown>(Object.entries(rules)).get(rule),
  )
  return settings.some((setting) => setting !== undefined && setting !== 'off')
}
