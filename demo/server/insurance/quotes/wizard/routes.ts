import * as calls from '#core/insurance/quotes/wizard/endpoints.ts'
import { route, type Route } from '../../../kernel/route.ts'
import { deleteDraft, listDrafts, readDraft, saveDraft } from './service.ts'

export const wizardRoutes: readonly Route[] = [
  route(calls.listWizardDrafts, (_, { services, viewer }) => listDrafts(services, viewer)),
  route(calls.getWizardDraft, ({ params, query }, { services, viewer }) =>
    readDraft(services, viewer, { ...params, ...query }),
  ),
  route(calls.saveWizardDraft, ({ params, query, body }, { services, viewer }) =>
    saveDraft(services, viewer, { ...params, ...query }, body),
  ),
  route(calls.deleteWizardDraft, ({ params, query }, { services, viewer }) =>
    deleteDraft(services, viewer, { ...params, ...query }),
  ),
]
