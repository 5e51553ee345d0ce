import { useRef, useState } from 'react'

import { browserCall } from '#web/data/shop-call.ts'

import type { HomeData } from './home-loader.ts'

const ALL_MODELS = 1000

type Models = HomeData['models']

/** The three steps of the finder: each choice empties what comes after it and fetches its list. */
export function useFinder(chosen: HomeData['chosen'], given: Models) {
  const [brand, setBrand] = useState(chosen.brand)
  const [series, setSeries] = useState(chosen.series)
  const [printer, choosePrinter] = useState<string>()
  const [models, setModels] = useState<Models>(given)
  const [status, setStatus] = useState<'ready' | 'loading' | 'failed'>('ready')
  const newest = useRef(0)

  const load = async (ofBrand: string, ofSeries: string) => {
    newest.current += 1
    const mine = newest.current
    choosePrinter(undefined)
    setModels([])
    if (ofBrand === '') return
    setStatus('loading')
    try {
      const query = {
        brand: ofBrand,
        limit: ALL_MODELS,
        ...(ofSeries === '' ? {} : { series: ofSeries }),
      }
      const { data } = await browserCall('GET /printers/models', { query })
      if (mine !== newest.current) return
      setModels(data.map(({ slug, model }) => ({ slug, model })))
      setStatus('ready')
    } catch {
      if (mine === newest.current) setStatus('failed')
    }
  }

  return {
    brand,
    series,
    printer,
    models,
    isLoading: status === 'loading',
    hasFailed: status === 'failed',
    choosePrinter,
    chooseBrand: (next: string) => {
      setBrand(next)
      setSeries('')
      void load(next, '')
    },
    chooseSeries: (next: string) => {
      setSeries(next)
      void load(brand, next)
    },
  }
}
