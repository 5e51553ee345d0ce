// React reads NODE_ENV when it is imported, so it is set before anything else is loaded.
process.env['NODE_ENV'] = 'production'
const { runShop } = await import('./run-shop.ts')
await runShop('production')
