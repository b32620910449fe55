import * as z from 'zod/mini'
import { endpoint } from '../../platform/api/endpoint.ts'
import { savedView, viewDraft, viewParams, viewsQuery } from './model.ts'

/** Lists the views of a table that the caller sees, by name. */
export const listSavedViews = endpoint({
  id: 'listSavedViews',
  method: 'GET',
  path: '/api/user/v1/views',
  summary: 'List saved views',
  description: 'The caller’s own views of a table, and those shared in the account.',
  source: 'own design',
  audience: 'token',
  permission: 'any',
  record: 'self',
  query: viewsQuery,
  answer: z.object({ views: z.array(savedView) }),
})

/** Saves a view; the same id again replaces it. */
export const saveSavedView = endpoint({
  id: 'saveSavedView',
  method: 'PUT',
  path: '/api/user/v1/views/{id}',
  summary: 'Save a view',
  description: 'The caller chooses the id. Repeating the call changes nothing.',
  source: 'own design',
  audience: 'token',
  permission: 'any',
  record: 'self',
  rateLimit: 'saving',
  idempotency: 'natural',
  params: viewParams,
  body: viewDraft,
  answer: savedView,
  errors: ['notFound', 'viewForbids', 'invalidInput'],
})

/** Deletes a view; deleting it again succeeds too. */
export const deleteSavedView = endpoint({
  id: 'deleteSavedView',
  method: 'DELETE',
  path: '/api/user/v1/views/{id}',
  summary: 'Delete a saved view',
  source: 'own design',
  audience: 'token',
  permission: 'any',
  record: 'self',
  rateLimit: 'saving',
  idempotency: 'natural',
  params: viewParams,
  errors: ['viewForbids'],
})
