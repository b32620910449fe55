import { endpoint } from '../../../platform/api/endpoint.ts'
import { draftParams, draftQuery, unfinishedDrafts, wizardDraft, wizardDraftSave } from './model.ts'

const path = '/api/quote/v1/drafts/{accountId}/{product}'

/** Lists the quotes that the caller left half done, the last ones first. */
export const listWizardDrafts = endpoint({
  id: 'listWizardDrafts',
  method: 'GET',
  path: '/api/quote/v1/drafts',
  summary: 'List own drafts of quotes',
  description: 'The five begun ones saved last, of accounts in scope open to quotes.',
  source: 'chosen',
  audience: 'token',
  permission: 'quote:create',
  answer: unfinishedDrafts,
})

/** Reads what the caller typed in a quote wizard; an empty draft where there is none. */
export const getWizardDraft = endpoint({
  id: 'getWizardDraft',
  method: 'GET',
  path,
  summary: 'Get a draft of a quote',
  description: 'Each user sees only their own. A draft is deleted 60 days after its last save.',
  source: 'chosen',
  audience: 'token',
  permission: 'quote:create',
  params: draftParams,
  query: draftQuery,
  answer: wizardDraft,
  errors: ['notFound'],
})

/** Saves what the caller typed over the revision that they read. */
export const saveWizardDraft = endpoint({
  id: 'saveWizardDraft',
  method: 'PUT',
  path,
  summary: 'Save a draft of a quote',
  description: 'Replaces the revision that was read.',
  source: 'chosen',
  audience: 'token',
  permission: 'quote:create',
  impersonation: 'unrecorded',
  idempotency: 'key',
  params: draftParams,
  query: draftQuery,
  body: wizardDraftSave,
  answer: wizardDraft,
  errors: ['notFound', 'draftChanged', 'invalidInput'],
})

/** Deletes a draft; deleting twice is deleting once. */
export const deleteWizardDraft = endpoint({
  id: 'deleteWizardDraft',
  method: 'DELETE',
  path,
  summary: 'Discard a draft of a quote',
  source: 'chosen',
  audience: 'token',
  permission: 'quote:create',
  impersonation: 'unrecorded',
  idempotency: 'natural',
  params: draftParams,
  query: draftQuery,
  errors: ['notFound'],
})
