import type { Locator, Page } from '@playwright/test'

/** What a task costs whoever does it by mouse: each press counted, and the seconds since it began. */
export function countedClicks(page: Page) {
  const began = Date.now()
  let count = 0
  return {
    async click(target: Locator) {
      count += 1
      await target.click()
    },
    /** One press into the field, then the keys. */
    async type(target: Locator, text: string) {
      count += 1
      await target.click()
      await page.keyboard.insertText(text)
    },
    /** One press opens the list, one chooses. */
    async choose(list: Locator, option: string) {
      count += 2
      await list.selectOption(option)
    },
    /** What happens outside the page: the browser's buttons, the windows of the system. */
    outside(clicks: number) {
      count += clicks
    },
    count: () => count,
    seconds: () => (Date.now() - began) / 1000,
  }
}
