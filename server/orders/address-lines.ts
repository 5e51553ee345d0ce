import type { OrderAddress } from '#contract/orders.ts'
import type { Voice } from '#server/mails/mail-voice.ts'

/** An address line by line, as it stands on an envelope. */
export function addressLines(
  address: OrderAddress,
  { t, country }: Pick<Voice, 't' | 'country'>,
): string[] {
  const { vat_number: vatNumber } = address
  return [
    address.company_name,
    vatNumber === null ? null : t('order_received.vat_number', { number: vatNumber }),
    `${address.first_name} ${address.last_name}`,
    [address.street, address.building_apartment].filter(Boolean).join(' '),
    `${address.postal_code} ${address.city}`,
    country(address.country),
  ].filter((line): line is string => Boolean(line))
}
