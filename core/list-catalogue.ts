import * as accounts from './insurance/accounts/lists.ts'
import * as apiKeys from './administration/api-keys/lists.ts'
import * as documents from './insurance/documents/lists.ts'
import * as impersonation from './identity/impersonation/lists.ts'
import * as policies from './insurance/policies/lists.ts'
import * as deferredQuotes from './insurance/quotes/list/deferred-lists.ts'
import * as quotes from './insurance/quotes/list/lists.ts'
import * as submissions from './insurance/submissions/lists.ts'
import * as licenses from './insurance/surplus/license-lists.ts'
import type { List } from './platform/lists/list.ts'

/**
 * Every list of every domain, for OpenAPI and tests only; clients and server import the lists they
 * use.
 */
export const listCatalogue: readonly List[] = [
  accounts,
  apiKeys,
  documents,
  impersonation,
  policies,
  quotes,
  deferredQuotes,
  submissions,
  licenses,
].flatMap((domain): List[] => Object.values(domain))
