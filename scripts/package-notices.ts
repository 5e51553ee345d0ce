interface LockedPackage {
  version?: string
  license?: string
  dev?: boolean
}

const PACKAGES = 'node_modules/'

/** The packages that a production install brings, with version and licence, from the lockfile. */
export function packageNotices(lockfile: string): string {
  const { packages } = JSON.parse(lockfile) as { packages: Record<string, LockedPackage> }
  const rows = Object.entries(packages)
    .filter(([folder, { dev = false }]) => folder !== '' && !dev)
    .map(([folder, { version = '', license = 'see the package' }]) => {
      const name = folder.slice(folder.lastIndexOf(PACKAGES) + PACKAGES.length)
      return `| ${name} | ${version} | ${license} |`
    })
  return [
    '# Packages of a production install',
    '',
    'What `npm ci --omit=dev` installs, on whatever system; each package holds its licence text. What is in this archive itself stands in THIRD-PARTY-NOTICES.md.',
    '',
    '| package | version | licence |',
    '| --- | --- | --- |',
    ...new Set(rows.toSorted()),
    '',
  ].join('\n')
}
