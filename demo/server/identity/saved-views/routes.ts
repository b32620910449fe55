import {
  deleteSavedView,
  listSavedViews,
  saveSavedView,
} from '#core/identity/saved-views/endpoints.ts'
import { route, type Route } from '../../kernel/route.ts'
import { deleteView, listViews, saveView } from './service.ts'

/** Saved views of tables. */
export const savedViewRoutes: readonly Route[] = [
  route(listSavedViews, async ({ query }, { services, viewer }) => ({
    views: await listViews(services, viewer, query.table),
  })),
  route(saveSavedView, ({ params, body }, { services, viewer }) =>
    saveView(services, viewer, params.id, body),
  ),
  route(deleteSavedView, ({ params }, { services, viewer }) =>
    deleteView(services, viewer, params.id),
  ),
]
