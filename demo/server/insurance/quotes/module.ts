import type { SQL } from 'drizzle-orm'
import { serverModule } from '../../kernel/modules/server-module.ts'
import * as cartTables from './cart/tables.ts'
import * as changeTables from './changes/tables.ts'
import { quoteClock } from './effective-status.ts'
import { quoteHandlers } from './handlers.ts'
import { binderVisibility } from './binder-scope.ts'
import { quoteVisibility } from './scope.ts'
import { liveQuotes } from './live.ts'
import { quoteRetention } from './retention.ts'
import { quoteRoutes } from './routes.ts'
import { seedQuotes } from './seed/seed-quotes.ts'
import * as subjectivityTables from './subjectivities/tables.ts'
import * as tables from './tables.ts'
import * as wizardTables from './wizard/tables.ts'
import type { QuoteWorkflows } from './workflows.ts'

/** `wasBound`: whether a quote was ever bound. */
export const quotesModuleFor = (workflows: QuoteWorkflows, wasBound: SQL) =>
  serverModule({
    name: 'insurance/quotes',
    routes: quoteRoutes(workflows),
    tables: { ...tables, ...cartTables, ...changeTables, ...subjectivityTables, ...wizardTables },
    jobs: quoteHandlers,
    statuses: [quoteClock],
    retention: quoteRetention,
    permanentTables: [
      [
        tables.quotes,
        'record of an offer, with the key that makes a repeated save return the same quote',
      ],
      [tables.quotePrices, 'part of a quote'],
      [subjectivityTables.subjectivities, 'up to twenty for each quote'],
      [cartTables.cartQuotes, 'up to five for each account and agency'],
    ],
    live: [liveQuotes(wasBound)],
    scopes: { quote: [quoteVisibility], binder: [binderVisibility] },
    agencies: { quote: tables.quotes, comparison: cartTables.comparisons },
    seeds: [
      {
        name: 'quotes',
        of: 'demo',
        after: ['agency records', 'surplus licences', 'sign-ins'],
        run: seedQuotes,
      },
    ],
  })
