import { expect, test } from 'vitest'

import { deliveredAt, trackingSteps } from './tracking-steps.ts'
import { trackingUrl } from './tracking-url.ts'

const to = { country: 'BE', postal_code: '9000' }
const paidAt = new Date('2026-11-20T10:00:00.000Z')
const parcel = {
  carrier: 'bpost',
  tracking_number: '1',
  status: 'delivered',
  processed_at: '2026-11-20T11:00:00+00:00',
  shipped_at: '2026-11-20T15:00:00+00:00',
  in_transit_at: '2026-11-20T20:00:00+00:00',
  delivered_at: '2026-11-21T10:00:00+00:00',
} as const

test.each([
  ['bpost', '3232 0001', 'https://track.bpost.cloud/btr/web/#/search?itemCode=32320001'],
  ['PostNL', '3SABC', 'https://jouw.postnl.nl/track-and-trace/3SABC-BE-9000'],
  ['DPD', '0 5', 'https://www.dpdgroup.com/be/mydpd/my-parcels/track?parcelNumber=05'],
  ['dhl ', 'J/1', 'https://www.dhl.com/be-en/home/tracking.html?tracking-id=J%2F1'],
])('%s shows a parcel', (carrier, number, url) => {
  expect(trackingUrl(carrier, number, to)).toBe(url)
})

test.each(['own van', '', 'constructor'])('%j has no page', (carrier) => {
  expect(trackingUrl(carrier, '1', to)).toBeNull()
})

test('an order that was paid is processed, and nothing more', () => {
  const steps = trackingSteps({ status: 'processing', paid_at: paidAt, shipments: null })
  expect(steps.map(({ reached_at }) => reached_at)).toEqual([
    '2026-11-20T10:00:00.000Z',
    null,
    null,
    null,
  ])
})

test('two parcels: the first one ships the order, the last one delivers it', () => {
  const later = { ...parcel, shipped_at: null, in_transit_at: '2026-11-22T08:00:00+00:00' }
  const both = [parcel, { ...later, delivered_at: '2026-11-23T10:00:00+00:00' }]
  const steps = trackingSteps({ status: 'completed', paid_at: paidAt, shipments: both })
  expect(steps.map(({ reached_at }) => reached_at)).toEqual([
    '2026-11-20T10:00:00.000Z',
    '2026-11-20T15:00:00.000Z',
    '2026-11-20T20:00:00.000Z',
    '2026-11-23T10:00:00.000Z',
  ])
  expect(deliveredAt({ status: 'processing', shipments: both })).toBeUndefined()
  const oneUnderWay = [parcel, { ...later, delivered_at: null }]
  expect(deliveredAt({ status: 'completed', shipments: oneUnderWay })).toBeUndefined()
})

test('a parcel that was only scanned at the door has passed every step', () => {
  const scanned = [{ ...parcel, shipped_at: null, in_transit_at: null }]
  const steps = trackingSteps({ status: 'completed', paid_at: null, shipments: scanned })
  expect(steps.map(({ reached_at }) => reached_at)).toEqual([
    '2026-11-20T11:00:00.000Z',
    '2026-11-21T10:00:00.000Z',
    '2026-11-21T10:00:00.000Z',
    '2026-11-21T10:00:00.000Z',
  ])
})
