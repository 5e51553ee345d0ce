import type { Facets } from '#contract/catalogue.ts'

import { capitalised } from '../../commerce/capitalised.ts'
import type { TextKey, Translate } from '../../i18n.ts'

type FacetValue = Facets['brands'][number]

export interface FacetChoice {
  value: string
  label: string
  count: number
  /** Slug of the colour whose chip stands before the words. */
  color?: string
}

const TYPES: Record<string, TextKey> = {
  inkjet: 'filter.types.inkjet',
  toner: 'filter.types.toner',
  drum: 'filter.types.drum',
  printer: 'filter.types.printer',
  stationery: 'filter.types.stationery',
  accessories: 'filter.types.accessories',
  'printer cable': 'filter.types.printerCable',
  'cable and plug': 'filter.types.cableAndPlug',
}

const ORIGINS: Record<string, TextKey> = {
  house: 'filter.origins.house',
  original: 'filter.origins.original',
  compatible: 'filter.origins.compatible',
  remanufactured: 'filter.origins.remanufactured',
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
  t: Translate,
  facet: readonly FacetValue[],
  chosen: readonly string[],
): FacetChoice[] {
  return namedChoices(facet, chosen).map((choice) => ({
    ...choice,
    label: typeName(t, choice.value),
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

export function typeName(t: Translate, type: string): string {
  const key = TYPES[type]
  // i18n: filter.types.*
  return key === undefined ? type : t(key)
}

export function originName(t: Translate, origin: string): string {
  const key = ORIGINS[origin]
  // i18n: filter.origins.*
  return key === undefined ? origin : t(key)
}
