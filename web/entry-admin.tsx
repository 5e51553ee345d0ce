// oxlint-disable import/no-unassigned-import -- these two are imported for what they do
import '@vitejs/plugin-react/preamble'
import './styles/admin.css'
// oxlint-enable import/no-unassigned-import
import { routes } from './admin/admin-routes.ts'
import { startPages } from './pages/start-pages.tsx'

await startPages(routes, ['storefront', 'account', 'admin'])
