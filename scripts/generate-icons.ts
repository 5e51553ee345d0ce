import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'

import { iconMarkup, type Shape } from './icon-path.ts'

// Writes web/ui/icons out of lucide's data: one file an icon, which holds its lines as markup. To add
// one: `node scripts/generate-icons.ts circle-alert`. Without names it writes those again that are
// there, after an update of lucide; a test of the rules compares.

export const ICON_FOLDER = path.resolve(import.meta.dirname, '../web/ui/icons')

const LUCIDE = path.resolve(import.meta.dirname, '../node_modules/lucide-react/dist/esm/icons')

/** The file of an icon, by its name at lucide.dev. */
export async function iconFile(name: string): Promise<string> {
  const lines = iconMarkup(await shapesOf(name))
  return `/** From lucide (ISC licence), written by scripts/generate-icons.ts. */\nexport const ${constantOf(name)}: string = '${lines}'\n`
}

/** What lucide draws an icon of. */
export function shapesOf(name: string): Promise<readonly Shape[]> {
  return shapesAt(`${name}.mjs`)
}

export function iconNames(): string[] {
  return readdirSync(ICON_FOLDER).map((file) => path.basename(file, '.ts'))
}

/** A former name of an icon leads to the file of its name today. */
async function shapesAt(file: string): Promise<readonly Shape[]> {
  const source = path.join(LUCIDE, file)
  const [, today] = /default \} from '\.\/([\w-]+\.mjs)'/.exec(readFileSync(source, 'utf8')) ?? []
  if (today !== undefined) return shapesAt(today)
  const { __iconData: icon } = (await import(pathToFileURL(source).href)) as {
    __iconData: { node: readonly Shape[] }
  }
  return icon.node
}

/** `trash-2` → `Trash2` */
function constantOf(name: string): string {
  return name.replaceAll(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase())
}

if (import.meta.main) {
  mkdirSync(ICON_FOLDER, { recursive: true })
  for (const name of new Set([...iconNames(), ...process.argv.slice(2)])) {
    // oxlint-disable-next-line no-await-in-loop -- a hundred small files, now and then
    writeFileSync(path.join(ICON_FOLDER, `${name}.ts`), await iconFile(name))
  }
}
