import * as z from 'zod'

import { dataOf, endpoint, idParams } from './endpoint.ts'
import { COUNTRIES } from './plain/countries.ts'
import { nameLine, oneLine } from './text-fields.ts'

const required = (max: number) =>
  z.string('field.required').trim().min(1, 'field.required').pipe(nameLine(max))

/** A saved address as it is written; the postcode's form depends on the country and is checked by the use case. */
export const AddressFields = z.strictObject({
  first_name: required(80),
  last_name: required(80),
  street: required(160),
  city: required(80),
  /** Province or state; for Belgium it follows from the postcode. */
  state: required(80),
  postal_code: required(12),
  country: z.enum(COUNTRIES, 'field.country'),
  phone: oneLine(40).nullish(),
  is_default: z.boolean().optional(),
})
export type AddressFields = z.infer<typeof AddressFields>

export const Address = z.object({
  id: z.int(),
  first_name: z.string(),
  last_name: z.string(),
  street: z.string(),
  city: z.string(),
  state: z.string(),
  postal_code: z.string(),
  country: z.enum(COUNTRIES),
  phone: z.string().nullable(),
  is_default: z.boolean(),
})
export type Address = z.infer<typeof Address>

export const listAddresses = endpoint({
  method: 'GET',
  paths: { '/profile/addresses': 'customer' },
  tag: 'Addresses',
  summary: 'Saved addresses, the default one first',
  answer: dataOf(z.array(Address)),
})

export const addAddress = endpoint({
  method: 'POST',
  paths: { '/profile/addresses': 'customer' },
  tag: 'Addresses',
  summary: 'Saves an address; the first one becomes the default',
  body: AddressFields,
  answer: dataOf(Address),
  creates: true,
})

export const changeAddress = endpoint({
  method: 'PUT',
  paths: { '/profile/addresses/{id}': 'customer' },
  tag: 'Addresses',
  summary: 'Changes a saved address',
  params: idParams,
  body: AddressFields,
  answer: dataOf(Address),
})

export const deleteAddress = endpoint({
  method: 'DELETE',
  paths: { '/profile/addresses/{id}': 'customer' },
  tag: 'Addresses',
  summary: 'Deletes a saved address; the oldest other one becomes the default when it was',
  params: idParams,
  answer: dataOf(z.null()),
})

export const setDefaultAddress = endpoint({
  method: 'PUT',
  paths: { '/profile/addresses/{id}/default': 'customer' },
  tag: 'Addresses',
  summary: 'Makes a saved address the default',
  params: idParams,
  body: z.strictObject({}).nullish(),
  answer: dataOf(Address),
})
