import * as contract from '#contract/saved-views.ts'
import { requireUser } from '#server/platform/context.ts'
import { serve, type Served } from '#server/platform/endpoints.ts'
import { ShopError } from '#server/platform/shop-error.ts'

import type { AccountDesk } from './account-desk.ts'
import { deleteSavedView, savedViews, writeSavedView } from './saved-view-queries.ts'

export function savedViewRoutes({ db }: AccountDesk): Served[] {
  return [
    serve(contract.listSavedViews, async ({ query }, context) => ({
      data: await savedViews(db, requireUser(context).id, query.screen),
    })),
    serve(contract.saveView, async ({ body }, context) => {
      const view = await writeSavedView(db, requireUser(context).id, body)
      if (view === undefined) throw new ShopError('conflict', { message: 'views.too_many' })
      return { data: view, message: 'views.saved' }
    }),
    serve(contract.removeView, async ({ params }, context) => {
      if (!(await deleteSavedView(db, requireUser(context).id, params.id)))
        throw new ShopError('not_found')
      return { data: null, message: 'views.removed' }
    }),
  ]
}
