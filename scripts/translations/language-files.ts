import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'

export const LANGUAGES = ['en', 'nl', 'fr'] as const
export type Language = (typeof LANGUAGES)[number]

/** The texts of one area (web, mails, …): dotted key → text, per language. */
export interface Area {
  name: string
  texts: Record<Language, Map<string, string>>
}

type Tree = { [key: string]: string | Tree }

/** Reads `i18n/<area>/<language>.json` and `i18n/<area>/<language>/*.json`. */
export function readAreas(root: string): Area[] {
  const folders = globSync('i18n/*/', { cwd: root })
  return folders.toSorted().map((folder) => ({
    name: path.basename(folder),
    texts: {
      en: readTexts(root, folder, 'en'),
      nl: readTexts(root, folder, 'nl'),
      fr: readTexts(root, folder, 'fr'),
    },
  }))
}

function readTexts(root: string, folder: string, language: Language): Map<string, string> {
  const files = globSync([`${folder}/${language}.json`, `${folder}/${language}/*.json`], {
    cwd: root,
  })
  const trees = files.map((file): Tree => JSON.parse(readFileSync(path.join(root, file), 'utf8')))
  return new Map(trees.flatMap((tree) => flatten(tree, '')))
}

function flatten(tree: Tree, prefix: string): [string, string][] {
  return Object.entries(tree).flatMap(([key, value]) =>
    typeof value === 'string' ? [[prefix + key, value]] : flatten(value, `${prefix}${key}.`),
  )
}
