type Address = { country: string; postal_code: string }

/** Pages of the carriers that show where a parcel is. */
const PAGES = new Map<string, (parcel: string, to: Address) => string>([
  ['bpost', (parcel) => `https://track.bpost.cloud/btr/web/#/search?itemCode=${parcel}`],
  [
    'postnl',
    (parcel, { country, postal_code: postcode }) =>
      `https://jouw.postnl.nl/track-and-trace/${parcel}-${country}-${encodeURIComponent(compact(postcode))}`,
  ],
  ['dpd', (parcel) => `https://www.dpdgroup.com/be/mydpd/my-parcels/track?parcelNumber=${parcel}`],
  ['dhl', (parcel) => `https://www.dhl.com/be-en/home/tracking.html?tracking-id=${parcel}`],
])

/** Where the carrier shows a parcel; null for a carrier without such a page. */
export function trackingUrl(carrier: string, trackingNumber: string, to: Address): string | null {
  const page = PAGES.get(carrier.trim().toLowerCase())
  return page === undefined ? null : page(encodeURIComponent(compact(trackingNumber)), to)
}

function compact(text: string): string {
  return text.replaceAll(/\s/g, '')
}
