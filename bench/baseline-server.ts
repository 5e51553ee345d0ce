import http from 'node:http'
import type { AddressInfo } from 'node:net'

import pg from 'pg'

import { reportCpu } from './report-cpu.ts'

// The measure of all ratios: Node's http and pg with nothing around them, answering 24 products by
// one prepared, indexed SELECT.
const pool = new pg.Pool({ connectionString: process.env['DATABASE_URL'], max: 10 })
const SELECT = `select id, slug, sku, ean_number, name, name_nl, name_fr, short_description, short_description_nl, short_description_fr,
  description, description_nl, description_fr, brand_id, category_id, color_id, type, origin, regular_price_cents, sale_price_cents,
  listed_price_cents, impressions, ml, thumbnail, created_at
  from products where category_id = $1 and status = 'active' order by popularity desc, id desc limit 24`

const server = http.createServer((_request, response) => {
  void answer(response)
})

async function answer(response: http.ServerResponse): Promise<void> {
  const { rows } = await pool.query({ name: 'products', text: SELECT, values: [2] })
  response.setHeader('content-type', 'application/json')
  response.end(JSON.stringify({ status: 'success', data: rows }))
}

server.listen(0, '127.0.0.1', () =>
  reportCpu(`http://127.0.0.1:${(server.address() as AddressInfo).port}`, () => []),
)
