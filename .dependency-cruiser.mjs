/** Each knows those before it. */
const FEATURES = [
  'settings',
  'audit',
  'mails',
  'accounts',
  'newsletter',
  'pricing',
  'printers',
  'catalogue',
  'price-batches',
  'search',
  'stock',
  'catalogue-files',
  'cart',
  'wishlist',
  'quick-order',
  'payments',
  'checkout',
  'orders',
  'phone-orders',
  'settlement',
  'shipping',
  'invoices',
  'withdrawals',
  'reviews',
  'content',
  'feeds',
  'contact',
  'notifications',
  'customer-desk',
  'settings-desk',
  'live',
  'reports',
]
const AREAS = ['storefront', 'account', 'admin']
/** Each has its folder; what several need is commerce's, or buying's from the cart to the order. */
const STOREFRONT_PAGES =
  'home|listing|product|printer|cart|checkout|payment|confirmation|tracking|withdrawal|blog|faqs|about|brands|business|text-page|reviews|contact|newsletter|quick-order|not-found'
const rule = (name, from, to) => ({ name, severity: 'error', from, to })

export default {
  forbidden: [
    ...FEATURES.slice(0, -1).map((f, i) =>
      rule(
        `feature-order:${f}`,
        { path: `^server/${f}/` },
        { path: `^server/(${FEATURES.slice(i + 1).join('|')})/` },
      ),
    ),
    ...AREAS.map((a) =>
      rule(
        `area-isolation:${a}`,
        { path: `^web/${a}/` },
        { path: `^web/(${AREAS.filter((b) => b !== a).join('|')})/` },
      ),
    ),
    rule(
      'pages-know-no-feature',
      { path: '^server/pages/' },
      { path: `^server/(${FEATURES.join('|')})/` },
    ),
    rule(
      'storefront-pages-apart',
      { path: `^web/storefront/(${STOREFRONT_PAGES}|buying)/` },
      { path: `^web/storefront/(${STOREFRONT_PAGES})/`, pathNot: '^web/storefront/$1/' },
    ),
    rule('no-circular', {}, { circular: true }),
    rule(
      'contract-is-a-leaf',
      { path: '^contract/', pathNot: '[.]test[.]ts$' },
      { pathNot: '^(contract/|node_modules/zod/)' },
    ),
    rule('database-knows-no-app', { path: '^database/' }, { path: '^(server|web)/' }),
    rule('server-knows-no-web', { path: '^server/' }, { path: '^web/' }),
    rule('web-knows-only-contract', { path: '^web/' }, { path: '^(server|database)/' }),
    rule(
      'contract-types-only-in-the-browser',
      { path: '^web/' },
      { path: '^contract/(?!plain/)', dependencyTypesNot: ['type-only'] },
    ),
    rule('web-has-no-node', { path: '^web/' }, { dependencyTypes: ['core'] }),
    rule(
      'platform-knows-no-feature',
      { path: '^server/platform/' },
      { path: `^server/(${FEATURES.join('|')})/` },
    ),
    rule(
      'routes-and-jobs-are-private',
      { path: '^server/([^/]+)', pathNot: '^server/(endpoints|jobs|main|app)[.]ts$' },
      { path: '^server/[^/]+/[a-z-]*(routes|jobs)[.]ts$', pathNot: '^server/$1/' },
    ),
    rule(
      'driver-only-in-database',
      { pathNot: '^(database|scripts|tests|bench)/' },
      { path: '(^|/)node_modules/(@types/)?pg/|^pg$' },
    ),
    // The pages are bundled with what they import; the rest has to run without the build tools.
    rule(
      'server-runs-without-build-tools',
      {
        path: '^(contract|database|server|payment-sandbox)/',
        pathNot: '([.]test|-under-test)[.]ts$',
      },
      {
        dependencyTypes: ['npm-dev'],
        dependencyTypesNot: ['type-only'],
        pathNot: '^node_modules/vite/', // loaded by npm run dev alone
      },
    ),
    rule('ui-is-a-leaf', { path: '^web/ui/' }, { path: '^(web/(?!ui/|router/)|contract/)' }),
    rule('router-is-a-leaf', { path: '^web/router/' }, { path: '^(web/(?!router/)|contract/)' }),
    rule(
      'commerce-below-areas',
      { path: '^web/(commerce|data)/' },
      { path: `^web/(${AREAS.join('|')})/` },
    ),
    rule(
      'nothing-imports-tests',
      { path: '^(contract|database|server|web)/', pathNot: '[.]test[.]tsx?$' },
      { path: '^tests/|[.]test[.]tsx?$' },
    ),
    rule(
      'sandbox-knows-no-shop',
      { path: '^payment-sandbox/' },
      { path: '^(contract|server|web)/' },
    ),
    // vite/client is declarations alone: it has no file to run.
    rule('resolvable', {}, { couldNotResolve: true, pathNot: '^vite/client$' }),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default'],
    },
  },
}
