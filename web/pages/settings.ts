import { useRouteLoaderData } from '#web/router/hooks.ts'

import { ROOT_ID, type RootData, type Settings } from './root-loader.ts'

/** The shop's public settings; undefined only on an error screen when they could not be loaded. */
export function useOptionalSettings(): Settings | undefined {
  return useRouteLoaderData<RootData>(ROOT_ID)?.settings
}

/** The shop's public settings on any page that shows (a page cannot show without them). */
export function useSettings(): Settings {
  const settings = useOptionalSettings()
  if (settings === undefined) throw new Error('The root loader has not answered')
  return settings
}
