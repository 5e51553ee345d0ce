import { useEffect, useState } from 'react'

/**
 * Code that comes with its first use: undefined until it is wanted and there. (React.lazy would
 * hold it back 300 ms behind a fallback.) A failed load is tried again the next time it is wanted.
 */
export function useLoaded<Module extends object>(
  load: () => Promise<Module>,
  isWanted: boolean,
): Module | undefined {
  const [loaded, setLoaded] = useState<Module>()
  useEffect(() => {
    if (isWanted && loaded === undefined) void load().then(setLoaded, () => undefined)
  }, [isWanted, loaded, load])
  return loaded
}
