import { expect, test } from 'vitest'

import { redirect, withStatus } from './answers.ts'
import { loadPage } from './load-page.ts'
import { createContextKey, LoaderContext } from './loader-context.ts'
import type { RouteObject } from './route.ts'

const Screen = () => null

/** A page at `/page`, in a layout, in the root, which alone shows errors unless another is said to. */
function table(parts: Partial<Record<'root' | 'layout' | 'page', RouteObject>>): RouteObject[] {
  const page = { id: 'page', path: '/page', ...parts.page }
  return [
    {
      id: 'root',
      ErrorBoundary: Screen,
      ...parts.root,
      children: [{ id: 'layout', ...parts.layout, children: [page] }],
    },
  ]
}

async function load(routes: RouteObject[], path = '/page') {
  const loaded = await loadPage(routes, new Request(`http://shop${path}`), new LoaderContext())
  if (loaded instanceof Response) return { leadsTo: loaded.headers.get('location') }
  const { loaderData, errors, status, tree } = loaded
  const shown = tree.routes.map(({ id }) => id)
  return { loaderData, errors, status, shown, innermost: tree.innermost }
}

function fail(): never {
  throw new Error('broken')
}

test('everything round a page is loaded at the same time', async () => {
  let begun = 0
  const loader = async () => {
    begun += 1
    await new Promise((resolve) => setTimeout(resolve, 5))
    return begun
  }
  const routes = table({ root: { loader }, layout: { loader }, page: { loader } })
  expect(await load(routes)).toEqual({
    loaderData: { root: 3, layout: 3, page: 3 },
    errors: undefined,
    status: 200,
    shown: ['root', 'layout', 'page'],
    innermost: 'page',
  })
})

test('the code of a page comes once, and its loader runs with it', async () => {
  let times = 0
  const lazy = async () => {
    times += 1
    return { loader: () => 'ink' }
  }
  const routes = table({ page: { lazy } })
  await load(routes)
  expect(await load(routes)).toMatchObject({ loaderData: { page: 'ink' } })
  expect(times).toBe(1)
})

test('what fails shows at the next route round it that can say so, with the first failure’s status', async () => {
  const refuse = () => {
    throw withStatus({ code: 'gone' }, 410)
  }
  const refused = { status: 410, data: { code: 'gone' } }
  expect(await load(table({ page: { loader: refuse } }))).toMatchObject({
    errors: { root: refused },
    status: 410,
    shown: ['root'],
    innermost: 'error',
  })
  const routes = table({
    layout: { ErrorBoundary: Screen, loader: fail },
    page: { loader: refuse, ErrorBoundary: Screen },
  })
  expect(await load(routes)).toMatchObject({ status: 500, shown: ['root', 'layout'] })
})

test('a page may have a status of its own', async () => {
  const loader = () => withStatus('not here', 404)
  expect(await load(table({ page: { loader } }))).toMatchObject({
    loaderData: { page: 'not here' },
    errors: undefined,
    status: 404,
    innermost: 'page',
  })
})

test('the innermost redirect wins, over failures too', async () => {
  const routes = table({
    root: { loader: () => redirect('/outer') },
    layout: { loader: fail },
    page: {
      loader: () => {
        throw redirect('/inner', 301)
      },
    },
  })
  expect(await load(routes)).toEqual({ leadsTo: '/inner' })
})

test('an address of no page is refused by the root', async () => {
  expect(await load(table({}), '/nowhere')).toMatchObject({
    errors: { root: { status: 404 } },
    status: 404,
    shown: ['root'],
  })
})

test('loaders get what they were given, and what is missing is named', () => {
  const [known, missing] = [createContextKey('en'), createContextKey<string>()]
  const context = new LoaderContext()
  expect(context.get(known)).toBe('en')
  context.set(known, 'nl')
  expect(context.get(known)).toBe('nl')
  expect(() => context.get(missing)).toThrow('not given')
})
