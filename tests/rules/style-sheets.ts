import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'

/** Classes the code puts together from pieces: the beginning as it stands in that file, and what may follow. */
const PUT_TOGETHER: Readonly<Record<string, { beginning: string; endings: readonly string[] }>> = {
  'web/ui/chips.tsx': { beginning: 'chip-', endings: ['k', 'c', 'm', 'y', 'cmy'] },
  'web/commerce/notifications/notification-row.tsx': {
    beginning: 'note-icon-',
    endings: ['wishlist', 'product', 'cart', 'order', 'system'],
  },
  'web/storefront/layout/header/printer-button.tsx': {
    beginning: 'printer-',
    endings: ['pill', 'row'],
  },
  'web/storefront/layout/search/search-box.tsx': {
    beginning: 'search-',
    endings: ['wide', 'narrow'],
  },
}

/** The only sheet that may name a colour by its value. */
const TOKENS = 'web/styles/tokens.css'

/** Each may know the ones before it: a part of `ui` does not know the page it stands on. */
const AREAS = [/^web\/styles\//, /^web\/ui\//, /^web\/(commerce|pages)\//, /^web\//]

interface Rule {
  sheet: string
  selector: string
  /** The classes whose look it is: those of the last part of the selector that has any. */
  subjects: string[]
  /** Every class it names. */
  named: string[]
}

/** Every fault of the style sheets below `web/` of a project; empty when all is well. */
export function checkStyleSheets(root: string): string[] {
  const sheets = read(root, 'web/**/*.css')
  const code = read(root, 'web/**/*.{ts,tsx}').filter(({ file }) => !file.includes('.test.'))
  const rules = sheets.flatMap(({ file, text }) => rulesOf(file, text))
  const homes = Map.groupBy(
    rules.flatMap(({ sheet, subjects }) => subjects.map((name) => ({ name, sheet }))),
    ({ name }) => name,
  )
  const homeOf = new Map([...homes].map(([name, places]) => [name, places[0]?.sheet ?? '']))
  return [
    ...[...homes].flatMap(([name, places]) => definedTwice(name, places)),
    ...rules.flatMap((rule) => namedFromBelow(rule, homeOf)),
    ...rules
      .filter(isLoneState)
      .map(({ sheet, selector }) => `${sheet}: ${selector} is of no part`),
    ...unused([...homeOf], code),
    ...sheets.flatMap(rawColours),
    ...notImported(sheets),
  ]
}

interface TextFile {
  file: string
  text: string
}

function read(root: string, pattern: string): TextFile[] {
  const files = globSync(pattern, { cwd: root }).map((file) => file.replaceAll(path.sep, '/'))
  return files
    .toSorted()
    .map((file) => ({ file, text: readFileSync(path.join(root, file), 'utf8') }))
}

function withoutComments(text: string): string {
  return text.replaceAll(/\/\*[\s\S]*?\*\//g, '').replaceAll(/"[^"]*"|'[^']*'/g, "''")
}

function rulesOf(sheet: string, text: string): Rule[] {
  const heads = withoutComments(text).matchAll(/([^{};]+)\{/g)
  return [...heads]
    .map(([, head = '']) => head.trim().replaceAll(/\s+/g, ' '))
    .filter((head) => !head.startsWith('@'))
    .flatMap((head) => splitList(head))
    .map((selector) => ({
      sheet,
      selector,
      subjects: subjectsOf(selector),
      named: classesOf(selector),
    }))
}

/** At the commas outside of brackets. */
function splitList(head: string): string[] {
  const selectors: string[] = []
  let open = ''
  for (const piece of head.split(',')) {
    open += open === '' ? piece : `,${piece}`
    if (open.split('(').length !== open.split(')').length) continue
    selectors.push(open.trim())
    open = ''
  }
  return selectors
}

/** `.panel > .btn:not(.is-busy) svg` → btn: the icon in a button is the button's. */
function subjectsOf(selector: string): string[] {
  const parts = withoutConditions(selector).split(/[\s>+~]+/)
  return (
    parts.map((part) => classesOf(part).filter((name) => !isState(name))).findLast(hasSome) ?? []
  )
}

/** What `:not()` and `:has()` ask for is looked at, not styled; the classes in `:is()` are styled. */
function withoutConditions(selector: string): string {
  return selector
    .replaceAll(/\[[^\]]*\]/g, '')
    .replaceAll(/:(?:not|has|nth-[\w-]+)\([^()]*(?:\([^()]*\)[^()]*)*\)/g, '')
    .replaceAll(/:(?:is|where)\(([^()]*)\)/g, (_, inside: string) =>
      classesOf(inside)
        .map((name) => `.${name}`)
        .join(''),
    )
}

function classesOf(selector: string): string[] {
  return [...selector.matchAll(/\.(-?[a-z_](?:[\w-]|\\.)*)/gi)].map(([, name = '']) => name)
}

function hasSome(names: readonly string[]): boolean {
  return names.length > 0
}

/** `is-open`, `has-problem`: means something only together with the class of a part. */
function isState(name: string): boolean {
  return /^(is|has)-/.test(name)
}

function isLoneState({ subjects, named }: Rule): boolean {
  return subjects.length === 0 && named.some(isState) && named.every(isState)
}

function definedTwice(name: string, places: readonly { sheet: string }[]): string[] {
  const sheets = [...new Set(places.map(({ sheet }) => sheet))]
  return sheets.length > 1 ? [`.${name} has rules in ${sheets.join(' and ')}`] : []
}

function namedFromBelow({ sheet, selector, named }: Rule, homeOf: Map<string, string>): string[] {
  const above = named.filter((name) => areaOf(homeOf.get(name) ?? sheet) > areaOf(sheet))
  return above.map((name) => `${sheet}: ${selector} knows .${name} of ${homeOf.get(name)}`)
}

function areaOf(sheet: string): number {
  return AREAS.findIndex((area) => area.test(sheet))
}

function unused(homes: readonly [string, string][], code: readonly TextFile[]): string[] {
  const used = new Set(code.flatMap((file) => [...wordsInStrings(file.text), ...putTogether(file)]))
  return homes
    .filter(([name]) => !used.has(name.replaceAll('\\', '')))
    .map(([name, sheet]) => `${sheet}: no code uses .${name}`)
}

function putTogether({ file, text }: TextFile): string[] {
  const { beginning = '', endings = [] } = PUT_TOGETHER[file] ?? {}
  const isThere = text.includes(`${beginning}\${`)
  return isThere ? endings.map((ending) => beginning + ending) : []
}

/** What stands between quotes, in words: class names are always written so. */
function wordsInStrings(text: string): string[] {
  const strings = text.matchAll(/'([^'\n]*)'|"([^"\n]*)"|`([^`]*)`/g)
  return [...strings].flatMap(([whole]) => whole.split(/[\s'"`]+/))
}

function rawColours({ file, text }: TextFile): string[] {
  if (file === TOKENS) return []
  const found = withoutComments(text).match(
    /#[\da-f]{3,8}\b|\b(?:rgb|hsl|lab|lch|oklab|oklch)a?\(/gi,
  )
  return (found ?? []).map((colour) => `${file}: ${colour} belongs in tokens.css`)
}

/** A sheet counts once an entry sheet of `web/styles/` imports it, directly or by another. */
function notImported(sheets: readonly TextFile[]): string[] {
  const imported = sheets.flatMap(({ file, text }) =>
    [...text.matchAll(/@import '(\.[^']+)'/g)].map(([, target = '']) =>
      path.posix.join(path.posix.dirname(file), target),
    ),
  )
  return sheets
    .filter(({ file, text }) => !imported.includes(file) && !text.includes("@import 'tailwindcss'"))
    .map(({ file }) => `${file} is imported by no sheet`)
}
