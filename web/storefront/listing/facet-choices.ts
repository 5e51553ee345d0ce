import type { Facets } from '#contract/catalogue.ts'
import { CATEGORY_OF_TYPE, ORIGIN_TEXTS } from '#web/commerce/card/product-kinds.ts'
import { capitalised } from '#web/commerce/words/capitalised.ts'
import type { Translate } from '#web/language/i18n.ts'
import type { NameOfCategory } from '#web/pages/category-names.ts'

type FacetValue = Facets['brands'][number]

export interface FacetChoice {
  value: string
  label: string
  count: number
  /** Slug of the colour whose chip stands before the words. */
  color?: string
}

/** The values that lead somewhere, and those that are on, so that they can be taken off. */
export function namedChoices(
  facet: readonly FacetValue[],
  chosen: readonly string[],
): FacetChoice[] {
  const shown = facet.filter(({ count, value }) => count > 0 || chosen.includes(value))
  const lost = chosen.filter((value) => !facet.some((one) => one.value === value))
  return [...shown, ...lost.map((value) => ({ value, label: value, count: 0 }))]
}

/** Named apart from the brands of the articles themselves: "For Brother". */
export function forBrandChoices(
  t: Translate,
  facet: readonly FacetValue[],
  chosen: readonly string[],
): FacetChoice[] {
  return namedChoices(facet, chosen).map((choice) => ({
    ...choice,
    label: t('filter.forMaker', { brand: choice.label }),
  }))
}

export function colorChoices(
  facet: readonly FacetValue[],
  chosen: readonly string[],
): FacetChoice[] {
  return namedChoices(facet, chosen).map((choice) => ({
    ...choice,
    label: capitalised(choice.label),
    color: choice.value,
  }))
}

export function typeChoices(
  nameOf: NameOfCategory,
  facet: readonly FacetValue[],
  chosen: readonly string[],
): FacetChoice[] {
  return namedChoices(facet, chosen).map((choice) => ({
    ...choice,
    label: typeName(nameOf, choice.value),
  }))
}

export function originChoices(
  t: Translate,
  facet: readonly FacetValue[],
  chosen: readonly string[],
): FacetChoice[] {
  return namedChoices(facet, chosen).map((choice) => ({
    ...choice,
    label: originName(t, choice.value),
  }))
}

/** A value of the address may be anything. */
export function typeName(nameOf: NameOfCategory, type: string): string {
  return isKeyOf(CATEGORY_OF_TYPE, type) ? nameOf(CATEGORY_OF_TYPE[type]) : type
}

export function originName(t: Translate, origin: string): string {
  return isKeyOf(ORIGIN_TEXTS, origin) ? t(ORIGIN_TEXTS[origin]) : origin
}

function isKeyOf<Texts extends object>(texts: Texts, key: PropertyKey): key is keyof Texts {
  return Object.hasOwn(texts, key)
}
