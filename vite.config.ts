import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

import { appFiles } from './scripts/app-files.ts'
import { createFirstLoad, type ModuleGraph } from './scripts/first-load.ts'
import { precompress } from './scripts/precompress.ts'

const firstLoad = createFirstLoad()

/** A chunk for the modules that the question picks; others are left to the groups after it. */
function chunk(name: string, isIn: (id: string, modules: ModuleGraph) => boolean) {
  return {
    name: (id: string, modules: ModuleGraph) => (isIn(id, modules) ? name : null),
    debugName: name,
  }
}

const chunkGroups = [
  // Changes only when we update it: returning visitors keep it through our releases.
  {
    name: 'react',
    test: /node_modules\/(react|react-dom|scheduler)\//,
    priority: 2,
  },
  // What pages share, in one file: small files compress worse than one.
  {
    ...chunk('parts', firstLoad.isShared),
    test: /\/(contract|web\/(?!storefront\/(?!layout)))/,
    minShareCount: 2,
    priority: 1,
  },
  // What the service pages share, with each other or with those steps.
  {
    ...chunk('service', firstLoad.isService),
    test: /\/(contract|web)\//,
    minShareCount: 2,
  },
  // What they share with a single page of the catalogue.
  {
    name: firstLoad.asideOf,
    debugName: 'aside',
    test: /\/(contract|web)\//,
    minShareCount: 2,
  },
  // What the steps from cart to confirmation share.
  {
    ...chunk('buying', firstLoad.isBuying),
    test: /\/(contract|web)\//,
    minShareCount: 2,
  },
  // What the pages of the catalogue share: cards, facts, filters.
  {
    ...chunk('shopping', firstLoad.isBrowsing),
    test: /\/(contract|web)\//,
    minShareCount: 2,
  },
  {
    name: firstLoad.pageOf,
    debugName: 'one page',
    test: /\/(contract|web)\//,
    minShareCount: 2,
  },
  // What serves somebody signed in: the account menu, the bell, the customer's pages.
  {
    ...chunk('customer', firstLoad.isLater),
    test: /\/(contract|web)\//,
    minShareCount: 2,
  },
]

/**
 * `vite build` makes both halves: `dist/client` (hashed assets and the manifest by which the server
 * names them) and `dist/server/entry-server.js` (the renderer, one file with its packages inside).
 */
export default defineConfig(({ command }) => ({
  appType: 'custom',
  publicDir: 'web/public',
  plugins: [react(), tailwindcss(), appFiles(), precompress()],
  builder: {},
  build: {
    // No data: pictures, so that the policy of the pages can stay img-src 'self'.
    assetsInlineLimit: 0,
    target: 'baseline-widely-available',
  },
  environments: {
    client: {
      build: {
        outDir: 'dist/client',
        manifest: true,
        rolldownOptions: {
          input: ['web/entry-client.tsx', 'web/entry-admin.tsx'],
          output: {
            chunkFileNames: ({ name }) => `assets/${name.split('~')[0]}-[hash].js`,
            codeSplitting: {
              groups: chunkGroups,
            },
          },
        },
      },
    },
    ssr: {
      ...(command === 'build' && {
        // React's production build whatever NODE_ENV says: the development build is ten times slower.
        define: { 'process.env.NODE_ENV': '"production"' },
        resolve: { noExternal: true },
      }),
      build: {
        outDir: 'dist/server',
        copyPublicDir: false,
        rolldownOptions: { input: ['web/entry-server.tsx'] },
      },
    },
  },
}))
