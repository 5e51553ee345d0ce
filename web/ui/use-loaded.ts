import { useEffect, useState } from 'react'

import { loadAgain } from './load-again.ts'

/**
 * Code that comes with its first use: undefined until it is wanted and there. (React.lazy would
 * hold it back 300 ms behind a fallback.) A failed load is tried again once the line is back.
 */
export function useLoaded<Module extends object>(
  load: () => Promise<Module>,
  isWanted: boolean,
): Module | undefined {
  const [loaded, setLoaded] = useState<Module>()
  useEffect(() => {
    if (isWanted && loaded === undefined) void loadAgain(load).then(setLoaded, () => undefined)
  }, [isWanted, loaded, load])
  return loaded
}
