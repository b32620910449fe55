import { verifyAccount as verifyAccountCall } from '#core/insurance/accounts/endpoints.ts'
import {
  checkAccountUpdate as checkAccountUpdateCall,
  updateAccount as updateAccountCall,
} from '#core/insurance/accounts/form-endpoints.ts'
import { emailQuote as emailQuoteCall } from '#core/insurance/quotes/mail/endpoints.ts'
import { route, type Route } from '../../kernel/route.ts'
import { seenIn } from '../../kernel/seen.ts'
import { bindRoutes } from './bind/routes.ts'
import { bulkRoutes } from './bulk/routes.ts'
import { cartRoutes } from './cart/routes.ts'
import { editRoutes } from './edit/routes.ts'
import { checkAccountUpdate, updateAccount } from './edit/update-account.ts'
import { verifyAccount } from './edit/verify-account.ts'
import { exportRoutes } from './exports/routes.ts'
import { accountClosingRoutes } from './life/close-account-routes.ts'
import { lifeRoutes } from './life/routes.ts'
import { listRoutes } from './list/routes.ts'
import { emailQuote } from './mail/email-quote.ts'
import { priceRoutes } from './price/routes.ts'
import { reviewRoutes } from './review/routes.ts'
import { subjectivityRoutes } from './subjectivities/routes.ts'
import { underwritingRoutes } from './underwriting/routes.ts'
import { wizardRoutes } from './wizard/routes.ts'

// addresses with a fixed segment come before those with a parameter in its place
export const quoteRoutes: Route[] = [
  ...listRoutes,
  ...bulkRoutes,
  ...exportRoutes,
  ...lifeRoutes,
  ...underwritingRoutes,
  ...subjectivityRoutes,
  ...cartRoutes,
  ...wizardRoutes,
  ...reviewRoutes,
  ...priceRoutes,
  ...editRoutes,
  route(emailQuoteCall, ({ params }, { services, viewer, ip }) =>
    emailQuote(services, viewer, params, ip),
  ),
  ...bindRoutes,
  route(checkAccountUpdateCall, ({ body }, { services, viewer }) =>
    checkAccountUpdate(services, viewer, body),
  ),
  route(updateAccountCall, ({ body }, { services, viewer, request }) =>
    updateAccount(services, viewer, body, seenIn(request)),
  ),
  route(verifyAccountCall, ({ body }, { services, viewer, request }) =>
    verifyAccount(services, viewer, body, seenIn(request)),
  ),
  ...accountClosingRoutes,
]
