import { expect, test } from 'vitest'

import { changelogEntry, readRelease } from './release.ts'

const CHANGELOG = `# Changelog

## Unreleased

- Coming ([0016](docs/decisions/0016.md)).

## 1.2.0 (2026-11-20)

### Added

- A doctor.

## 1.2

- Older.
`

test.each([
  ['1.2.0', '1.2.0 (2026-11-20)', '### Added\n\n- A doctor.'],
  ['1.2', '1.2', '- Older.'],
  ['1.3.0', 'Unreleased', '- Coming (0016).'],
])('the entry of %s is %s', (version, title, changes) => {
  expect(changelogEntry(CHANGELOG, version)).toEqual({ title, changes })
})

test('a changelog without any entry says that nothing is released', () => {
  expect(changelogEntry('# Changelog\n', '1.0.0')).toEqual({ title: 'Unreleased', changes: '' })
})

test('a checkout knows its version and no commit', () => {
  expect(readRelease()).toMatchObject({
    version: expect.stringMatching(/^\d+\.\d+\.\d+$/),
    commit: null,
    changes: expect.stringContaining('- '),
  })
})
