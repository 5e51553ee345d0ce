import { useSettings } from '#web/pages/settings.ts'

/** What delivery costs in Belgium: the zone that pages name before an address is known. */
export function useBelgium() {
  return useSettings().shipping.zones.find(({ country }) => country === 'BE')
}
