import path from 'node:path'

import { compareLanguages } from './translations/compare-languages.ts'
import { type KeyUses, readKeyUses } from './translations/key-uses.ts'
import { type Area, readAreas } from './translations/language-files.ts'
import { groupByStem } from './translations/plural-stems.ts'

/** Every fault of the language files and of the calls that name their keys; empty when all is well. */
export function checkTranslations(root: string): string[] {
  const areas = readAreas(root)
  if (areas.length === 0) return ['There are no language files in i18n/']
  const uses = readKeyUses(root)
  return [
    ...areas.flatMap(compareLanguages),
    ...missingKeys(areas, uses),
    ...uses.undeclared.map((place) => `${place}: say which keys this may be: // i18n: prefix.*`),
    ...areas.flatMap((area) => unusedKeys(area, uses)),
  ]
}

function missingKeys(areas: readonly Area[], { called, prefixes }: KeyUses): string[] {
  const known = new Set(areas.flatMap((area) => [...groupByStem(area.texts.en).keys()]))
  const lost = called.filter(({ key }) => !known.has(key))
  const empty = [...prefixes].filter((prefix) => ![...known].some((key) => key.startsWith(prefix)))
  return [
    ...lost.map(({ key, place }) => `${place}: there is no text ${key}`),
    ...empty.map(
      (prefix) => `No text begins with ${prefix}, which the code puts keys together from`,
    ),
  ]
}

function unusedKeys({ name, texts }: Area, { strings, prefixes, areas }: KeyUses): string[] {
  if (areas.has(name)) return []
  const unused = [...groupByStem(texts.en).keys()].filter(
    (key) => !strings.has(key) && ![...prefixes].some((prefix) => key.startsWith(prefix)),
  )
  return unused.map((key) => `${name}/en: ${key} is not used`)
}

if (import.meta.main) {
  const faults = checkTranslations(path.resolve(import.meta.dirname, '..'))
  for (const fault of faults) console.error(fault)
  process.exitCode = faults.length === 0 ? 0 : 1
}
