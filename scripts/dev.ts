process.env['NODE_ENV'] = 'development'
const { runShop } = await import('./run-shop.ts')
await runShop('development')
