import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'

/** Stands in the archive of a release, and nowhere else. */
export const RELEASE_FILE = 'release.json'

const ROOT = path.resolve(import.meta.dirname, '../..')
const NOT_NAMED_YET = 'Unreleased'

/** Which shop this is. */
export interface Release {
  version: string
  /** Of the source; null in a checkout, where it would be out of date with the next edit. */
  commit: string | null
  releasedAt: string | null
  /** The heading of its entry in CHANGELOG.md: the version, or `Unreleased` before it has a heading. */
  title: string
  /** What stands under it, as Markdown without links: they lead to files of the repository. */
  changes: string
}

/** Read once at the start: package.json, CHANGELOG.md, and what `npm run release` noted. */
export function readRelease(folder = ROOT): Release {
  const read = (name: string) => readFileSync(path.join(folder, name), 'utf8')
  const { version } = JSON.parse(read('package.json')) as { version: string }
  const made = existsSync(path.join(folder, RELEASE_FILE))
    ? (JSON.parse(read(RELEASE_FILE)) as { commit: string; released_at: string })
    : undefined
  return {
    version,
    commit: made?.commit ?? null,
    releasedAt: made?.released_at ?? null,
    ...changelogEntry(read('CHANGELOG.md'), version),
  }
}

/** The entry of a version: `## 1.2.0` or `## 1.2.0 (2026-11-23)`, else what is not released yet. */
export function changelogEntry(
  changelog: string,
  version: string,
): Pick<Release, 'title' | 'changes'> {
  const entries = changelog.split(/^## /m).slice(1)
  const entry =
    entries.find((one) => one.split(/\s/, 1)[0] === version) ??
    entries.find((one) => one.startsWith(NOT_NAMED_YET))
  const [title = NOT_NAMED_YET, ...lines] = (entry ?? '').split('\n')
  return {
    title: title.trim() || NOT_NAMED_YET,
    changes: lines
      .join('\n')
      .replaceAll(/\[([^\]]+)\]\([^)\s]+\)/g, '$1')
      .trim(),
  }
}
