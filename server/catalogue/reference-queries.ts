import type { Db } from '#database/pool.ts'

export function allBrands(db: Db) {
  return db
    .selectFrom('brands')
    .select(['id', 'slug', 'name', 'logo_path', 'is_house_brand', 'in_menu', 'position'])
    .orderBy('position')
    .orderBy('id')
    .execute()
}

export function allCategories(db: Db) {
  return db
    .selectFrom('categories')
    .select(['id', 'parent_id', 'slug', 'name', 'name_nl', 'name_fr', 'position'])
    .orderBy('position')
    .orderBy('id')
    .execute()
}

/** Slugs that categories once had, with the id of the category. */
export function formerCategorySlugs(db: Db) {
  return db
    .selectFrom('former_slugs')
    .select(['slug', 'target_id'])
    .where('kind', '=', 'category')
    .execute()
}

export function allColors(db: Db) {
  return db
    .selectFrom('colors')
    .select(['id', 'slug', 'name', 'name_nl', 'name_fr', 'hex', 'second_hex'])
    .orderBy('position')
    .orderBy('id')
    .execute()
}
