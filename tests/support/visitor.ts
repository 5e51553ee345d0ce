import { readdirSync, readFileSync } from 'node:fs'

import { AxeBuilder } from '@axe-core/playwright'
import { test as base, expect, type Locator, type Page } from '@playwright/test'

export type Language = 'en' | 'nl' | 'fr'
/** CSS pixels: a telephone, a desk. */
export type Width = 390 | 1440

type Tree = { [key: string]: string | Tree }

const WCAG = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

/** What a test knows of the faults of its pages. */
export interface Faults {
  /** Statuses the test provokes: the browser reports each of them as an error. One that never comes fails the test. */
  expect(...statuses: number[]): void
  /** The test cuts the line: what could not be loaded is no fault. */
  expectOffline(): void
}

/** A frame in which nothing may run refuses the script of this fixture, too. */
const OWN_SCRIPT = /^Blocked script execution in 'about:srcdoc'/
const CUT_OFF = /net::ERR_|Failed to fetch|dynamically imported module/
const REPORTED = /^Failed to load resource: the server responded with a status of (\d{3})/

/**
 * Fails a test in which a page of any tab said an error, broke its Content-Security-Policy, or was
 * refused something the test did not expect to be refused.
 */
export const test = base.extend<{ faults: Faults }>({
  faults: [
    async ({ context }, use) => {
      const faults: string[] = []
      const expected = new Set<number>()
      const seen = new Set<number>()
      context.on('console', (message) => {
        if (message.type() === 'error' && !OWN_SCRIPT.test(message.text()))
          faults.push(message.text())
      })
      context.on('weberror', (error) => faults.push(error.error().message))
      context.on('response', (response) => {
        const status = response.status()
        seen.add(status)
        if (status === 404 || status >= 500) faults.push(`${status} ${response.url()}`)
      })
      await context.addInitScript(reportBrokenPolicy)
      let isCutOff = false
      await use({
        expect: (...statuses) => statuses.forEach((status) => expected.add(status)),
        expectOffline: () => (isCutOff = true),
      })
      const isExpected = (fault: string) => {
        if (isCutOff && CUT_OFF.test(fault)) return true
        const status = REPORTED.exec(fault)?.[1] ?? /^(\d{3}) /.exec(fault)?.[1]
        return status !== undefined && expected.has(Number(status))
      }
      expect(faults.filter((fault) => !isExpected(fault))).toEqual([])
      expect([...expected].filter((status) => !seen.has(status))).toEqual([])
    },
    { auto: true },
  ],
})

function reportBrokenPolicy(): void {
  document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
    // oxlint-disable-next-line no-console -- in the browser, where the listener above reads it
    console.error(`CSP: ${violatedDirective} ${blockedURI}`)
  })
}

/** Translates for one visitor; a text with plural forms is asked for with its `count`. */
export type Say = (key: string, values?: Record<string, string | number>) => string

const EVERY_VISITOR: readonly (readonly [Language, Width])[] = [
  ['en', 1440],
  ['nl', 390],
  ['fr', 1440],
  ['en', 390],
  ['nl', 1440],
  ['fr', 390],
]

/** The one kind of visitor a test is for; with OCTAVO_TEST_FULL=1 every kind there is. */
export function visitors(
  language: Language,
  width: Width,
): readonly (readonly [Language, Width])[] {
  return process.env['OCTAVO_TEST_FULL'] === '1' ? EVERY_VISITOR : [[language, width]]
}

/**
 * Makes the page a visitor's who reads `language` on a screen `width` wide; answers the shop's texts
 * in it, those of the server by `message.…`.
 */
export async function visitAs(page: Page, language: Language, width: Width): Promise<Say> {
  await page.setViewportSize({ width, height: width === 390 ? 844 : 900 })
  const url = process.env['OCTAVO_TEST_URL'] ?? ''
  await page.context().addCookies([{ name: 'i18next', value: language, url }])
  const texts = readTexts(language)
  const plural = new Intl.PluralRules(language)
  return (key, values = {}) => {
    const text = texts.get(key) ?? texts.get(`${key}_${plural.select(Number(values['count']))}`)
    if (text === undefined) throw new Error(`There is no text ${key}`)
    return text.replaceAll(/\{\{(\w+)\}\}/g, (whole, name: string) => String(values[name] ?? whole))
  }
}

/** A text that names something, whatever it names. */
export function withAnyName(
  t: Say,
  key: string,
  values: Record<string, string | number> = {},
): RegExp {
  const parts = t(key, { name: '\n', ...values }).split('\n')
  return new RegExp(`^${parts.map(withAnySpaces).join('.+')}$`)
}

/** Names are compared with every space as a plain one, texts with the spaces they have. */
function withAnySpaces(text: string): string {
  const words = text.split(/\s/).map((word) => RegExp.escape(word))
  return words.join(String.raw`\s`)
}

/** Waits until nothing moves, and has axe look at the whole page. */
export async function expectAccessible(page: Page): Promise<void> {
  await page.evaluate(() =>
    Promise.all(
      document.getAnimations().map((animation) => animation.finished.catch(() => undefined)),
    ),
  )
  const { violations } = await new AxeBuilder({ page })
    .exclude('iframe[sandbox=""]') // it runs no script, so none could look inside
    .withTags(WCAG)
    .analyze()
  expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([])
}

/** Goes to a page of the shop and waits until it can be used. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await untilAlive(page)
}

/** React has taken the page over and every part of it listens; what is pressed before is lost. */
export async function untilAlive(page: Page): Promise<void> {
  await page.locator('html[data-ready]').waitFor({ state: 'attached' })
}

/** Presses Tab until the control has the focus; gives up where no visitor would still try. */
export async function tabTo(page: Page, control: Locator): Promise<void> {
  for (let presses = 0; presses < 90; presses += 1) {
    if (await control.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press('Tab')
  }
  throw new Error('Tab never gets there')
}

function readTexts(language: Language): Map<string, string> {
  const folder = `i18n/web/${language}`
  const files = readdirSync(folder).map((file) => `${folder}/${file}`)
  return new Map([
    ...files.flatMap((file) => flatten(readTree(file), '')),
    ...flatten(readTree(`i18n/messages/${language}.json`), 'message.'),
  ])
}

function readTree(file: string): Tree {
  return JSON.parse(readFileSync(file, 'utf8')) as Tree
}

function flatten(tree: Tree, prefix: string): [string, string][] {
  return Object.entries(tree).flatMap(([key, value]) =>
    typeof value === 'string' ? [[prefix + key, value]] : flatten(value, `${prefix}${key}.`),
  )
}
