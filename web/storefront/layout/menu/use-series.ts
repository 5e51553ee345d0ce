import { useEffect, useState } from 'react'

import { browserCall } from '#web/data/shop-call.ts'

import type { Series } from './department-links.ts'

let kept: Promise<Series> | undefined

/** What each brand is asked for most, asked once; without an answer the menu does without. */
export function useSeries(): Series | undefined {
  const [series, setSeries] = useState<Series>()
  useEffect(() => {
    kept ??= ask()
    void kept.then(setSeries)
  }, [])
  return series
}

async function ask(): Promise<Series> {
  try {
    return (await browserCall('GET /cartridge-series', {})).data
  } catch {
    kept = undefined
    return []
  }
}
