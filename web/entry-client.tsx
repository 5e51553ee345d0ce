// oxlint-disable import/no-unassigned-import -- these two are imported for what they do
import '@vitejs/plugin-react/preamble'
import './styles/app.css'
// oxlint-enable import/no-unassigned-import
import { startPages } from './pages/start-pages.tsx'
import { routes } from './routes.tsx'

await startPages(routes, ['storefront'])
