import path from 'node:path'

/** The bundler's modules, each with those that import it statically. */
export interface ModuleGraph {
  getModuleInfo(id: string): { importers: readonly string[] } | null
}

/** What every page of the storefront loads hangs below these. */
const EVERYWHERE = /\/web\/(entry-client\.tsx|storefront\/layout\/layout-route\.ts)$/
const PAGE = /\/web\/storefront\/([\w-]+)\/[\w-]+-route\.ts$/
/** From the cart to the order, and what its customer does with it afterwards. */
const BUYING = new Set([
  'cart',
  'buying',
  'checkout',
  'payment',
  'confirmation',
  'tracking',
  'withdrawal',
])

/** Pages beside the way from the catalogue to the order: what they share with it burdens nobody else. */
const SERVICE = new Set([
  'contact',
  'reviews',
  'newsletter',
  'quick-order',
  'blog',
  'faqs',
  'about',
  'brands',
  'business',
  'text-page',
  'cookies',
])

/** Which pages load a module at first: all of them, or the folders of some. */
interface FirstLoad {
  isEverywhere: boolean
  pages: ReadonlySet<string>
}

const NOWHERE: FirstLoad = { isEverywhere: false, pages: new Set() }

/** Says which chunk of the storefront a module belongs to; null for what comes later or serves other areas. */
export function createFirstLoad() {
  const known = new Map<string, FirstLoad>()

  function firstLoadOf(id: string, modules: ModuleGraph): FirstLoad {
    const answer = known.get(id)
    if (answer !== undefined) return answer
    // Round a cycle of imports the question is answered by the other ways in.
    known.set(id, NOWHERE)
    const found = ofModule(id, modules)
    known.set(id, found)
    return found
  }

  function ofModule(id: string, modules: ModuleGraph): FirstLoad {
    const file = id.replaceAll(path.sep, '/')
    if (EVERYWHERE.test(file)) return { isEverywhere: true, pages: new Set() }
    const page = PAGE.exec(file)?.[1]
    if (page !== undefined) return { isEverywhere: false, pages: new Set([page]) }
    const importers = modules.getModuleInfo(id)?.importers ?? []
    const all = importers.map((importer) => firstLoadOf(importer, modules))
    return {
      isEverywhere: all.some(({ isEverywhere }) => isEverywhere),
      pages: new Set(all.flatMap(({ pages }) => [...pages])),
    }
  }

  /** Asks where a module is loaded at first, and answers by that. */
  function asking<Answer>(answer: (found: FirstLoad) => Answer) {
    return (id: string, modules: ModuleGraph) => answer(firstLoadOf(id, modules))
  }

  return {
    isBrowsing: asking(isBrowsing),
    isShared: asking(isShared),
    isService: asking(isService),
    asideOf: asking(asideOf),
    isBuying: asking(isBuying),
    /** The one page that needs it at first, where code that comes later needs it too. */
    pageOf: asking(({ isEverywhere, pages }) => {
      const [page, ...others] = pages
      return isEverywhere || others.length > 0 ? null : (page ?? null)
    }),
    /** For nobody who is not signed in. */
    isLater: asking(({ isEverywhere, pages }) => !isEverywhere && pages.size === 0),
  }
}

/** The pages of the shop itself. */
function shopPages({ pages }: FirstLoad): string[] {
  return [...pages].filter((page) => !SERVICE.has(page))
}

/** For pages that browse: what all of them need, or one of them and another page. */
function isBrowsing(found: FirstLoad): boolean {
  const pages = shopPages(found)
  return !found.isEverywhere && pages.length > 1 && pages.every((page) => !BUYING.has(page))
}

/** On the way from the catalogue to the order, or everywhere. */
function isShared(found: FirstLoad): boolean {
  const pages = shopPages(found)
  return (
    found.isEverywhere ||
    (pages.some((page) => BUYING.has(page)) && pages.some((page) => !BUYING.has(page)))
  )
}

/** For service pages, and for the steps to the order where those need it as well: forms, mostly. */
function isService(found: FirstLoad): boolean {
  const { isEverywhere, pages } = found
  const hasService = [...pages].some((page) => SERVICE.has(page))
  return (
    !isEverywhere &&
    pages.size > 1 &&
    hasService &&
    shopPages(found).every((page) => BUYING.has(page))
  )
}

/** The single page of the catalogue that shares something with service pages: reviews, pages of a list. */
function asideOf(found: FirstLoad): string | null {
  const [page, ...others] = shopPages(found)
  const isOne = page !== undefined && others.length === 0 && !BUYING.has(page)
  return !found.isEverywhere && isOne && found.pages.size > 1 ? `${page}-aside` : null
}

/** For the steps from cart to confirmation, where two or more of them need it. */
function isBuying({ isEverywhere, pages }: FirstLoad): boolean {
  return !isEverywhere && pages.size > 1 && [...pages].every((page) => BUYING.has(page))
}
