import { expect, test } from 'vitest'

import { givenProject } from '#tests/support/planted-project.ts'

import rules from '../../.dependency-cruiser.mjs'

/** For each rule, a file that breaks it and what the file imports. Feature and area rules follow below. */
const PLANTED: Record<string, [file: string, imported: string]> = {
  'no-circular': ['server/stock/circle-a.ts', './circle-b.ts'],
  'contract-is-a-leaf': ['contract/leaf.ts', '../database/target.ts'],
  'database-knows-no-app': ['database/app.ts', '../server/platform/target.ts'],
  'server-knows-no-web': ['server/web.ts', '../web/ui/target.ts'],
  'web-knows-only-contract': ['web/server.ts', '../server/platform/target.ts'],
  'contract-types-only-in-the-browser': ['web/contract.ts', '../contract/target.ts'],
  'web-has-no-node': ['web/node.ts', 'node:fs'],
  'pages-know-no-feature': ['server/pages/feature.ts', '../cart/target.ts'],
  'platform-knows-no-feature': ['server/platform/feature.ts', '../cart/target.ts'],
  'routes-and-jobs-are-private': ['server/stock/private.ts', '../settings/routes.ts'],
  'driver-only-in-database': ['server/platform/driver.ts', 'pg'],
  'server-runs-without-build-tools': ['server/platform/tool.ts', 'build-tool'],
  'ui-is-a-leaf': ['web/ui/leaf.ts', '../commerce/target.ts'],
  'router-is-a-leaf': ['web/router/leaf.ts', '../ui/target.ts'],
  'commerce-below-areas': ['web/commerce/area.ts', '../admin/target.ts'],
  'storefront-pages-apart': ['web/storefront/checkout/neighbour.ts', '../payment/target.ts'],
  'nothing-imports-tests': ['server/platform/tests.ts', '../../tests/target.ts'],
  'sandbox-knows-no-shop': ['payment-sandbox/shop.ts', '../server/platform/target.ts'],
  resolvable: ['server/platform/nowhere.ts', './nothing-there.ts'],
}

const FEATURES = names('feature-order:')
const AREAS = names('area-isolation:')
for (const feature of FEATURES) {
  PLANTED[`feature-order:${feature}`] = [`server/${feature}/early.ts`, '../reports/target.ts']
}
for (const area of AREAS) {
  const other = AREAS.find((one) => one !== area)
  PLANTED[`area-isolation:${area}`] = [`web/${area}/neighbour.ts`, `../${other}/target.ts`]
}

const targets = ['database', 'contract', 'tests', 'web/ui', 'web/commerce']
  .concat(['web/storefront/payment'])
  .concat(['platform', ...FEATURES, 'reports'].map((name) => `server/${name}`))
  .concat(AREAS.map((area) => `web/${area}`))
const project = givenProject(['.dependency-cruiser.mjs', 'tsconfig.json', 'tsconfig.base.json'], {
  'package.json': '{ "type": "module", "devDependencies": { "build-tool": "1.0.0" } }',
  'node_modules/build-tool/package.json': '{ "name": "build-tool", "main": "main.js" }',
  'node_modules/build-tool/main.js': 'export const build = 1\n',
  'node_modules/pg/package.json': '{ "name": "pg", "main": "main.js" }',
  'node_modules/pg/main.js': 'export const pool = 1\n',
  'server/settings/routes.ts': 'export const target = 1\n',
  'server/stock/circle-b.ts': `import './circle-a.ts'\n`,
  ...Object.fromEntries(
    targets.map((folder) => [`${folder}/target.ts`, 'export const target = 1\n']),
  ),
  ...Object.fromEntries(
    Object.values(PLANTED).map(([file, imported]) => [file, `import '${imported}'\n`]),
  ),
})
const folders = ['contract', 'database', 'server', 'web', 'payment-sandbox', 'tests']
const outcome = await project.run('depcruise', '--config', '.dependency-cruiser.mjs', ...folders)

test('the planted faults fail the check', () => {
  expect(outcome.code).not.toBe(0)
})

test.each(rules.forbidden.map((rule) => rule.name))('%s is seen', (name) => {
  const planted = PLANTED[name]
  expect(planted, 'plant a violation of this rule').toBeDefined()
  expect(outcome.output).toContain(`error ${name}: ${planted?.[0]} →`)
})

test('what the rules allow is not reported', () => {
  expect(outcome.output).not.toContain(': server/cart/target.ts')
  expect(outcome.output).not.toContain(': contract/target.ts')
})

function names(prefix: string): string[] {
  const own = rules.forbidden.filter((rule) => rule.name.startsWith(prefix))
  return own.map((rule) => rule.name.slice(prefix.length))
}
