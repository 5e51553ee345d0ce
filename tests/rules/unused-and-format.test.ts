import { expect, test } from 'vitest'

import { sawNoModules } from '#scripts/check.ts'
import { givenProject } from '#tests/support/planted-project.ts'

test('an unused file, an unused export and an unused package are seen', async () => {
  const project = givenProject(['knip.json', 'tsconfig.json', 'tsconfig.base.json'], {
    'package.json':
      '{ "name": "planted", "type": "module", "dependencies": { "unused-package": "1.0.0" } }',
    'scripts/start.ts': `import { used } from '../server/half-used.ts'\nconsole.log(used)\n`,
    'server/half-used.ts': 'export const used = 1\nexport const forgotten = 2\n',
    'server/orphan.ts': 'export const orphan = 1\n',
  })

  const { code, output } = await project.run('knip')

  expect(code).not.toBe(0)
  expect(output).toMatch(/Unused files[^]*server\/orphan\.ts/)
  expect(output).toMatch(/Unused exports[^]*forgotten/)
  expect(output).toMatch(/Unused dependencies[^]*unused-package/)
})

test('a file in another format is seen', async () => {
  const project = givenProject(['.oxfmtrc.json'], { 'server/loose.ts': 'export const a = "b";\n' })

  const { code, output } = await project.run('oxfmt', '--check')

  expect(code).not.toBe(0)
  expect(output).toContain('server/loose.ts')
})

test('a check that saw no modules is blind', async () => {
  const project = givenProject(['.dependency-cruiser.mjs', 'tsconfig.json', 'tsconfig.base.json'], {
    'server/readme.txt': 'no code here',
    'package.json': '{}',
  })

  const { output } = await project.run('depcruise', '--config', '.dependency-cruiser.mjs', 'server')

  expect(sawNoModules(output)).toBe(true)
  expect(sawNoModules('no dependency violations found (120 modules, 8 dependencies cruised)')).toBe(
    false,
  )
})
