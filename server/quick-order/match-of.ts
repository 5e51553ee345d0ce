import type { Product } from '#contract/catalogue.ts'
import { plainLetters } from '#contract/plain/plain-letters.ts'
import type { MatchedLine } from '#contract/quick-order.ts'
import type { CodeOwner } from '#server/search/exact-codes.ts'

interface Found {
  /** The line without its quantity. */
  whole: string
  /** The words had typing errors. */
  isGuessed: boolean
  /** What the shop's search finds, best first. */
  hits: readonly Product[]
  /** Whose code stands in the line. */
  owners: readonly CodeOwner[]
  known: (ids: readonly number[]) => Product[]
}

type Match = Pick<MatchedLine, 'status' | 'products' | 'product_color_id'>

const MOST_TO_CHOOSE = 6

/**
 * What a line means. An article number or an EAN leaves no doubt; the code of an original means the
 * article itself and the house brand's for it, which goes first while there is any. All else is for
 * the visitor to choose.
 */
export function matchOf({ whole, isGuessed, hits, owners, known }: Found): Match {
  const numbered = owners.filter((owner) => owner.rank === 1)
  const [exact] = known(numbered.map((owner) => owner.product_id)).filter(
    (product) => isNumberOf(product, whole) || colorOf(product, numbered) !== null,
  )
  if (exact !== undefined) return found([exact], colorOf(exact, numbered))
  const named = hits.find((product) => isNameOf(product, whole))
  if (named !== undefined) return found([named], null)
  const coded = owners.map((owner) => owner.product_id)
  const meant = hits.filter((product) => coded.includes(product.id))
  const singles = meant.filter((product) => cartridgesOf(product) === 1)
  // "TN-2420" is one cartridge, though a pack of two bears its number as well.
  const alike = [meant, singles].find(
    (some) => some.length > 0 && some.every((one) => isSame(one, some[0])),
  )
  if (!isGuessed && alike !== undefined) return found(houseFirst(alike), null)
  const offered = meant.length > 0 ? meant : hits
  if (offered.length === 0) return { status: 'unknown', products: [], product_color_id: null }
  return {
    status: 'choose',
    products: houseFirst(offered).slice(0, MOST_TO_CHOOSE),
    product_color_id: null,
  }
}

/** What a code with a typing error may mean; the house brand's alone where all are the same. */
export function chooseNear(products: readonly Product[], owners: readonly CodeOwner[]): Match {
  const singles = products.filter((product) => cartridgesOf(product) === 1)
  const alike = [products, singles].find(
    (some) => some.length > 0 && some.every((one) => isSame(one, some[0])),
  )
  const offered = houseFirst(alike ?? products).slice(0, alike === undefined ? MOST_TO_CHOOSE : 1)
  const [only] = offered.length === 1 ? offered : []
  return {
    status: 'choose',
    products: offered,
    product_color_id: only === undefined ? null : colorOf(only, owners),
  }
}

/** An article in colours is found only when its colour is. */
function found(products: readonly Product[], colorId: number | null): Match {
  const needsColor = (products[0]?.product_colors.length ?? 0) > 0 && colorId === null
  return {
    status: needsColor ? 'choose' : 'found',
    products: [...products],
    product_color_id: colorId,
  }
}

function colorOf({ id }: Product, owners: readonly CodeOwner[]): number | null {
  return owners.find((owner) => owner.product_id === id)?.product_color_id ?? null
}

function isNumberOf({ sku, ean_number: ean }: Product, whole: string): boolean {
  const key = keyOf(whole)
  return key === keyOf(sku) || (ean !== null && key === keyOf(ean))
}

function isNameOf({ name, name_nl, name_fr }: Product, whole: string): boolean {
  const wanted = keyOf(whole)
  return [name, name_nl, name_fr].some((one) => keyOf(one) === wanted)
}

function keyOf(text: string): string {
  return plainLetters(text).replaceAll(/[^a-z0-9]+/g, '')
}

/** The original and what stands in for it: the same colour, capacity and number of cartridges. */
function isSame(one: Product, other: Product | undefined): boolean {
  return (
    one.type === other?.type &&
    one.color?.id === other.color?.id &&
    one.capacity === other.capacity &&
    cartridgesOf(one) === cartridgesOf(other)
  )
}

function cartridgesOf({ number_of_cartridges: count }: Product): number {
  return count ?? 1
}

/** The house brand's first, but never one that is sold out before one that is there. */
function houseFirst(products: readonly Product[]): Product[] {
  return products.toSorted((a, b) => placeOf(a) - placeOf(b))
}

function placeOf({ stock, brand }: Product): number {
  return (stock > 0 ? 0 : 2) + (brand.is_house_brand ? 0 : 1)
}
