import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'

import { afterAll, expect, onTestFinished } from 'vitest'

import { type Outcome, runCommand } from '#scripts/run-command.ts'

const ROOT = path.resolve(import.meta.dirname, '../..')

export interface PlantedProject {
  folder: string
  /** Runs a tool of node_modules/.bin in the project. */
  run: (tool: string, ...parameters: string[]) => Promise<Outcome>
}

/** A small project beside ours, with our rules (`copied` from the root) and the given files: a place to break rules in. */
export function givenProject(
  copied: readonly string[],
  files: Readonly<Record<string, string>>,
): PlantedProject {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'octavo-planted-'))
  for (const name of copied) copyFileSync(path.join(ROOT, name), path.join(folder, name))
  for (const [name, text] of Object.entries(files)) {
    const file = path.join(folder, name)
    mkdirSync(path.dirname(file), { recursive: true })
    writeFileSync(file, text)
  }
  const isInTest = expect.getState().currentTestName !== undefined
  const atTheEnd = isInTest ? onTestFinished : afterAll
  atTheEnd(() => rmSync(folder, { recursive: true, force: true }))
  return {
    folder,
    run: async (tool, ...parameters) =>
      runCommand([path.join(ROOT, 'node_modules', '.bin', tool), ...parameters], { cwd: folder }),
  }
}
