import { expect, test, vi } from 'vitest'

import { createSyncedList } from './synced-list.ts'

type Letters = readonly string[]

/** A browser that shows letters, at an account that answers when the test says so. */
function givenList(shown: Letters = []) {
  const browser = { shown }
  const asked: PromiseWithResolvers<Letters>[] = []
  const signOut: (() => void)[] = []
  const told: string[] = []
  const load = vi.fn<() => Promise<Letters>>(() => {
    const answer = Promise.withResolvers<Letters>()
    asked.push(answer)
    return answer.promise
  })
  const list = createSyncedList<Letters>({
    get: () => browser.shown,
    show: (next) => void (browser.shown = next),
    load,
    tell: (_, failure) => void told.push(failure),
    whenSignedOut: (run) => void signOut.push(run),
  })
  /** Adds a letter here, and sends it with an answer that is given later. */
  const add = (letter: string) => {
    browser.shown = [...browser.shown, letter]
    const answer = Promise.withResolvers<Letters | undefined>()
    const send = vi.fn<() => Promise<Letters | undefined>>(() => answer.promise)
    const isDone = list.change({
      send,
      undo: (now) => now.filter((one) => one !== letter),
      failure: 'wishlist.failure.add',
    })
    return { ...answer, send, isDone }
  }
  return { browser, list, load, asked, add, told, signOut: () => signOut.forEach((run) => run()) }
}

const settled = () => new Promise((resolve) => setTimeout(resolve))

test('the account’s list is shown', async () => {
  const { browser, list, asked } = givenList(['of before'])
  const pulled = list.pull()
  await settled()
  asked[0]?.resolve(['a', 'b'])
  await pulled
  expect(browser.shown).toEqual(['a', 'b'])
})

test('what a guest chose is handed over, and the answer to it is shown', async () => {
  const { browser, list, load } = givenList(['chosen'])
  await list.pull(async () => ['kept', 'chosen'])
  expect(browser.shown).toEqual(['kept', 'chosen'])
  expect(load).not.toHaveBeenCalled()
})

test('a change stays in sight until its answer comes, and the answer is the truth', async () => {
  const { browser, add } = givenList()
  const a = add('a')
  expect(browser.shown).toEqual(['a'])
  a.resolve(['a', 'added elsewhere'])
  expect(await a.isDone).toBe(true)
  expect(browser.shown).toEqual(['a', 'added elsewhere'])
})

test('changes are sent one after the other, and only the last answer is shown', async () => {
  const { browser, add } = givenList()
  const [a, b] = [add('a'), add('b')]
  await settled()
  expect(b.send).not.toHaveBeenCalled()
  a.resolve(['a'])
  await a.isDone
  expect(browser.shown).toEqual(['a', 'b'])
  b.resolve(['a', 'b', 'c'])
  await b.isDone
  expect(browser.shown).toEqual(['a', 'b', 'c'])
})

test('a refusal takes back its own change alone, and is told', async () => {
  const { browser, add, told } = givenList(['kept'])
  const [a, b] = [add('a'), add('b')]
  a.reject(new Error('refused'))
  expect(await a.isDone).toBe(false)
  expect(browser.shown).toEqual(['kept', 'b'])
  expect(told).toEqual(['wishlist.failure.add'])
  b.resolve(undefined)
  expect(await b.isDone).toBe(true)
  expect(browser.shown).toEqual(['kept', 'b'])
})

test('a list that was asked for before a change is asked for again', async () => {
  const { browser, list, asked, add } = givenList()
  const pulled = list.pull()
  await settled()
  const a = add('a')
  asked[0]?.resolve([])
  await pulled
  expect(browser.shown).toEqual(['a'])
  expect(asked).toHaveLength(1)
  a.resolve(undefined)
  await a.isDone
  await settled()
  asked[1]?.resolve(['a', 'b'])
  await settled()
  expect(browser.shown).toEqual(['a', 'b'])
})

test('so is one whose answer comes when another tab has changed what is shown', async () => {
  const { browser, list, asked } = givenList()
  const pulled = list.pull()
  await settled()
  browser.shown = ['from another tab']
  asked[0]?.resolve([])
  await pulled
  await settled()
  asked[1]?.resolve(['from another tab'])
  await settled()
  expect(browser.shown).toEqual(['from another tab'])
})

test.each([
  ['answered', ['theirs']],
  ['refused', undefined],
])(
  'after a sign-out what is %s late is neither shown nor told, and nothing more is sent',
  async (_, answer) => {
    const { browser, list, asked, add, told, signOut } = givenList()
    const pulled = list.pull()
    const [a, b] = [add('a'), add('b')]
    await settled()
    signOut()
    browser.shown = []
    asked[0]?.resolve(['theirs'])
    if (answer === undefined) a.reject(new Error('refused'))
    else a.resolve(answer)
    await Promise.all([pulled, a.isDone, b.isDone])
    await settled()
    expect(browser.shown).toEqual([])
    expect(told).toEqual([])
    expect(b.send).not.toHaveBeenCalled()
    expect(asked).toHaveLength(1)
  },
)
