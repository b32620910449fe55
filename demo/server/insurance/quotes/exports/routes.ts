import { binderExport, quoteExport } from '#core/insurance/quotes/list/export-columns.ts'
import * as calls from '#core/insurance/quotes/list/endpoints.ts'
import type { BinderRow, QuoteRow } from '#core/insurance/quotes/model.ts'
import type { exportQuery, ExportColumns } from '#core/platform/exports/export.ts'
import type * as z from 'zod/mini'
import type { Context } from '../../../kernel/context.ts'
import { exportFile } from '../../../kernel/lists/export-file.ts'
import { route, type FileAnswer, type Route } from '../../../kernel/route.ts'
import type { Viewer } from '../../../kernel/viewer.ts'
import { binderListScope } from '../binder-scope.ts'
import {
  agencyInboxRules,
  requestedByOthers,
  binderRules,
  deletedRules,
  inboxRules,
  listOf,
  quoteRules,
  readQuoteRows,
  type QuoteSelection,
} from '../list/quote-lists.ts'
import { binderToWire, rowToWire, type JoinedQuote, type WireServices } from '../to-wire.ts'

/** A list of quotes as a file: its name, its columns, and the form of its rows. */
interface QuoteFile<Row> extends Omit<QuoteSelection, 'query'> {
  readonly name: string
  readonly columns: ExportColumns<Row>
  readonly show: (joined: JoinedQuote, viewer: Viewer, services: WireServices) => Row
}

const quotesFile: QuoteFile<QuoteRow> = {
  name: 'quotes',
  rules: quoteRules,
  columns: quoteExport,
  show: rowToWire,
}

const bindersFile: QuoteFile<BinderRow> = {
  name: 'binders',
  rules: binderRules,
  scopeOf: binderListScope,
  columns: binderExport,
  show: binderToWire,
}

const fileOf = async <Row>(
  context: Context,
  { columns: requestedColumns, ...query }: z.output<typeof exportQuery>,
  { name, columns, show, ...asking }: QuoteFile<Row>,
): Promise<FileAnswer> => {
  const { services, viewer } = context
  const list = await listOf(services, viewer, { query, ...asking })
  const read = readQuoteRows(services, (joined) => show(joined, viewer, services))
  return exportFile(context, { name, list, read, columns, asked: requestedColumns })
}

/** Lists of quotes as files. */
export const exportRoutes: readonly Route[] = [
  route(calls.exportQuotes, ({ query }, context) => fileOf(context, query, quotesFile)),
  route(calls.exportBinders, ({ query }, context) => fileOf(context, query, bindersFile)),
  route(calls.exportInbox, ({ query }, context) =>
    fileOf(context, query, { ...quotesFile, name: 'inbox', rules: inboxRules }),
  ),
  route(calls.exportDeletedQuotes, ({ query }, context) =>
    fileOf(context, query, { ...quotesFile, name: 'deleted-quotes', rules: deletedRules }),
  ),
  route(calls.exportAgencyInbox, ({ query: { columns, ...query } }, context) =>
    fileOf(
      context,
      { ...requestedByOthers(query), columns },
      { ...quotesFile, name: 'inbox', rules: agencyInboxRules },
    ),
  ),
]
