import { endpoint } from '../../../platform/api/endpoint.ts'
import { draftParams, draftQuery, unfinishedDrafts, wizardDraft, wizardDraftSave } from './model.ts'

const path = '/api/quote/v1/drafts/{accountId}/{product}'

/** Lists the caller's unfinished quotes, newest first. */
export const listWizardDrafts = endpoint({
  id: 'listWizardDrafts',
  method: 'GET',
  path: '/api/quote/v1/drafts',
  summary: 'List my quote drafts',
  description: 'The five most recently saved drafts of accounts that the caller can quote.',
  source: 'own design',
  audience: 'token',
  permission: 'quote:create',
  answer: unfinishedDrafts,
})

/** Reads the caller's draft of a quote wizard; an empty draft if there is none. */
export const getWizardDraft = endpoint({
  id: 'getWizardDraft',
  method: 'GET',
  path,
  summary: 'Get a quote draft',
  description: 'Users see only their own drafts. A draft is deleted 60 days after its last save.',
  source: 'own design',
  audience: 'token',
  permission: 'quote:create',
  params: draftParams,
  query: draftQuery,
  answer: wizardDraft,
  errors: ['notFound'],
})

/** Saves the caller's draft over the revision that they read. */
export const saveWizardDraft = endpoint({
  id: 'saveWizardDraft',
  method: 'PUT',
  path,
  summary: 'Save a quote draft',
  description: 'Replaces the revision that was read.',
  source: 'own design',
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

/** Deletes a draft. Deleting again has no effect. */
export const deleteWizardDraft = endpoint({
  id: 'deleteWizardDraft',
  method: 'DELETE',
  path,
  summary: 'Discard a quote draft',
  source: 'own design',
  audience: 'token',
  permission: 'quote:create',
  impersonation: 'unrecorded',
  idempotency: 'natural',
  params: draftParams,
  query: draftQuery,
  errors: ['notFound'],
})
