import { textPageRoute } from './text-page-route-of.ts'

export const route = textPageRoute('privacy')
