import type { Language } from '#contract/plain/languages.ts'

import facts from './belgian-towns.json' with { type: 'json' }

const TOWNS: Readonly<Record<string, string>> = facts.towns

/** The towns of a Belgian postcode as the reader names them, the municipality first; none for an unknown code. */
export function townsOf(postcode: string, language: Language): readonly string[] {
  const names = TOWNS[postcode]
  if (names === undefined) return []
  return names.split('/').map((town) => nameIn(town, Number(postcode), language))
}

/** Where a town has two names the local one stands first: French in Wallonia, else Dutch. English reads the local one. */
function nameIn(town: string, postcode: number, language: Language): string {
  const [local = '', other = local] = town.split('=')
  const isWalloon = (postcode >= 1300 && postcode < 1500) || (postcode >= 4000 && postcode < 8000)
  if (language === 'en') return local
  return (language === 'fr') === isWalloon ? local : other
}
