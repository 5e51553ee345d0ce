import { readdirSync, readFileSync } from 'node:fs'

import { AxeBuilder } from '@axe-core/playwright'
import { test as base, expect, type Page } from '@playwright/test'

export type Language = 'en' | 'nl' | 'fr'
/** CSS pixels: a telephone, a desk. */
export type Width = 390 | 1440

type Tree = { [key: string]: string | Tree }

const WCAG = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

/** Fails a test in which a page said an error, broke its Content-Security-Policy, or met a 404 or a 5xx. */
export const test = base.extend<{ faults: string[] }>({
  faults: [
    async ({ page }, use) => {
      const faults: string[] = []
      page.on('console', (message) => {
        if (message.type() === 'error') faults.push(message.text())
      })
      page.on('pageerror', (error) => faults.push(error.message))
      page.on('response', (response) => {
        const status = response.status()
        if (status === 404 || status >= 500) faults.push(`${status} ${response.url()}`)
      })
      await page.addInitScript(() => {
        document.addEventListener(
          'securitypolicyviolation',
          ({ violatedDirective, blockedURI }) => {
            // oxlint-disable-next-line no-console -- in the browser, where the listener above reads it
            console.error(`CSP: ${violatedDirective} ${blockedURI}`)
          },
        )
      })
      await use(faults)
      expect(faults).toEqual([])
    },
    { auto: true },
  ],
})

/** Makes the page a visitor's who reads `language` on a screen `width` wide; answers the shop's texts in it. */
export async function visitAs(
  page: Page,
  language: Language,
  width: Width,
): Promise<(key: string, values?: Record<string, string>) => string> {
  await page.setViewportSize({ width, height: width === 390 ? 844 : 900 })
  const url = process.env['OCTAVO_TEST_URL'] ?? ''
  await page.context().addCookies([{ name: 'i18next', value: language, url }])
  const texts = readTexts(language)
  return (key, values = {}) => {
    const text = texts.get(key)
    if (text === undefined) throw new Error(`There is no text ${key}`)
    return text.replaceAll(/\{\{(\w+)\}\}/g, (whole, name: string) => values[name] ?? whole)
  }
}

/** Waits until nothing moves, and has axe look at the whole page. */
export async function expectAccessible(page: Page): Promise<void> {
  await page.evaluate(() =>
    Promise.all(
      document.getAnimations().map((animation) => animation.finished.catch(() => undefined)),
    ),
  )
  const { violations } = await new AxeBuilder({ page }).withTags(WCAG).analyze()
  expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([])
}

/** React has taken the page over; what is pressed before is lost. */
export async function untilAlive(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const root = document.querySelector('#root')
    return root !== null && Object.keys(root).some((key) => key.startsWith('__reactContainer'))
  })
  await page.waitForLoadState('networkidle')
}

function readTexts(language: Language): Map<string, string> {
  const folder = `i18n/web/${language}`
  const trees = readdirSync(folder).map(
    (file) => JSON.parse(readFileSync(`${folder}/${file}`, 'utf8')) as Tree,
  )
  return new Map(trees.flatMap((tree) => flatten(tree, '')))
}

function flatten(tree: Tree, prefix: string): [string, string][] {
  return Object.entries(tree).flatMap(([key, value]) =>
    typeof value === 'string' ? [[prefix + key, value]] : flatten(value, `${prefix}${key}.`),
  )
}
