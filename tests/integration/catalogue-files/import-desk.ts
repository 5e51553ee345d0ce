import { givenPerson } from '#tests/support/people.ts'
import { givenShop } from '#tests/support/shop.ts'
import { upload } from '#tests/support/upload.ts'

/** A shop with a member of staff who has files to import. */
export async function givenDesk() {
  const shop = await givenShop()
  const { token } = await givenPerson(shop, 'admin')
  const products = await shop.db
    .selectFrom('products')
    .select(['id', 'sku', 'ean_number', 'name', 'regular_price_cents', 'version'])
    .where('stock_kind', '=', 'single')
    .where('status', '=', 'active')
    .where('sale_price_cents', 'is', null)
    .orderBy('id')
    .limit(40)
    .execute()
  return {
    shop,
    token,
    /** Plain articles: single ones on sale without a sale price. */
    products,
    call: (method: string, path: string, body?: object) =>
      shop.call(method, `/api/admin/products/${path}`, { token, ...(body && { body }) }),
    async exported(query = '') {
      const answer = await fetch(`${shop.address}/api/admin/products/export?${query}`, {
        headers: { authorization: `Bearer ${token}` },
      })
      return answer.text()
    },
    imported: (
      content: string | Uint8Array<ArrayBuffer>,
      { name = 'prices.csv', ...fields }: { name?: string } & Record<string, string> = {},
    ) => upload(shop, '/api/admin/products/import', { token, content, name, fields }),
    article: (sku: string) =>
      shop.db.selectFrom('products').selectAll().where('sku', '=', sku).executeTakeFirst(),
  }
}
