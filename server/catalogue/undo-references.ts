import { isUniqueViolation } from '#database/failures.ts'
import type { Trx } from '#database/pool.ts'
import type { Undoer, Undoers } from '#server/audit/undo.ts'
import { ShopError } from '#server/platform/shop-error.ts'

import { BRAND, changeBrand } from './change-brand.ts'
import { CATEGORY, changeCategory } from './change-category.ts'
import { changeColor, COLOR } from './change-color.ts'
import { changePrinter, PRINTER } from './change-printer.ts'
import type { ReferenceKind } from './reference-desk.ts'

/** Brands, categories, colours and printers go back to what they said, by the rules of their desk. */
export const REFERENCE_UNDOERS: Undoers = {
  brand: undoerFor(BRAND, changeBrand, [
    'name',
    'slug',
    'logo',
    'is_house_brand',
    'in_menu',
    'position',
  ]),
  category: undoerFor(CATEGORY, changeCategory, [
    'name',
    'name_fr',
    'name_nl',
    'slug',
    'position',
    'parent_id',
  ]),
  color: undoerFor(COLOR, changeColor, [
    'name',
    'name_fr',
    'name_nl',
    'slug',
    'hex',
    'hex_2',
    'position',
  ]),
  printer: undoerFor(PRINTER, changePrinter, [
    'brand_id',
    // Follows its id.
    'brand',
    'series',
    'model',
    'name',
    'slug',
    'technology',
    'year',
    'aliases',
    'codes_not_sold',
  ]),
}

function undoerFor<R extends { id: number; version: number }>(
  kind: ReferenceKind<R>,
  change: (trx: Trx, before: R, sent: Partial<R>) => Promise<void>,
  fields: readonly (keyof R & string)[],
): Undoer {
  const locked = async (trx: Trx, id: number) => {
    await kind.lock(trx, id)
    return kind.read(trx, id)
  }
  return {
    fields: new Set(fields),
    async current(trx, entityId) {
      const row = await locked(trx, Number(entityId))
      return row && { ...row }
    },
    async putBack(trx, entityId, former) {
      const before = await locked(trx, Number(entityId))
      if (before === undefined) return
      await change(trx, before, former as Partial<R>).catch((error: unknown) => {
        if (isUniqueViolation(error, kind.uniqueSlug))
          throw new ShopError('conflict', { message: 'audit.name_taken' })
        // What else was changed since leaves no room for the former values.
        throw error instanceof ShopError && error.code === 'validation'
          ? new ShopError('conflict', { message: 'audit.does_not_fit' })
          : error
      })
    },
  }
}
