import { useEffect, useRef, useState } from 'react'

import { type Country, isPostalCode, normalisePostalCode } from '#contract/plain/countries.ts'
import type { Language } from '#contract/plain/languages.ts'
import { loadAgain } from '#web/ui/load-again.ts'

const loadTowns = () => import('./belgian-towns.ts')

const NONE: readonly string[] = []

interface Place {
  country: Country
  postcode: string
  city: string
}

/**
 * The towns of a Belgian postcode, once it is whole; the first is filled in where nobody typed
 * another. A code the list does not know, and any other country, leaves the town to be typed.
 */
export function useTown(
  { country, postcode, city }: Place,
  language: Language,
  fillIn: (city: string) => void,
): readonly string[] {
  const isWhole = country === 'BE' && isPostalCode(postcode, country)
  const code = isWhole ? normalisePostalCode(postcode, country) : undefined
  const [found, setFound] = useState<{ code: string; towns: readonly string[] }>()
  const filled = useRef('')
  const latest = useRef({ city, fillIn })
  useEffect(() => {
    latest.current = { city, fillIn }
  })
  // What stands there when the form appears was typed or saved, and is left alone.
  const first = useRef(code)
  useEffect(() => {
    if (code === undefined) return undefined
    let isCurrent = true
    const look = async () => {
      const { townsOf } = await loadAgain(loadTowns)
      if (!isCurrent) return
      const towns = townsOf(code, language)
      setFound({ code, towns })
      const { city: typed, fillIn: fill } = latest.current
      const isFree = typed.trim() === '' || typed === filled.current
      if (towns[0] === undefined || !isFree || (first.current === code && typed !== '')) return
      filled.current = towns[0]
      if (typed !== towns[0]) fill(towns[0])
    }
    look().catch(() => undefined)
    return () => {
      isCurrent = false
    }
  }, [code, language])
  return found !== undefined && found.code === code ? found.towns : NONE
}
