import * as calls from '#core/insurance/security/endpoints.ts'
import { route, type Route } from '../../kernel/route.ts'
import { ifMatchOf } from '../../kernel/if-match.ts'
import { answerSocialEngineering, readAnswers, saveAnswers } from './service.ts'

/** Security answers of accounts. */
export const securityRoutes: readonly Route[] = [
  route(calls.getSecurityAnswers, ({ params }, { services, viewer }) =>
    readAnswers(services, viewer, params.accountId),
  ),
  route(calls.saveSecurityAnswers, ({ body }, { services, viewer, request }) =>
    saveAnswers(services, viewer, body, ifMatchOf(request)),
  ),
  route(calls.answerSocialEngineering, ({ body }, { services, viewer, locale }) =>
    answerSocialEngineering(services, viewer, body, locale),
  ),
]
