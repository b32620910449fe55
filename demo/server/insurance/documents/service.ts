import { and, eq, getTableColumns, inArray, isNull, ne, or, sql, type SQL } from 'drizzle-orm'
import type { ListQuery, Page } from '#core/platform/api/lists.ts'
import { documentList } from '#core/insurance/documents/lists.ts'
import type { DocumentEntry } from '#core/insurance/documents/model.ts'
import { zoneOf, type Insured } from '../../directory/states/zones.ts'
import { accountScope } from '../accounts/scope.ts'
import { accounts } from '../accounts/tables.ts'
import { notFound } from '../../kernel/api-error.ts'
import type { FileAnswer } from '../../kernel/route.ts'
import type { Services } from '../../kernel/services.ts'
import { isInside, type Viewer } from '../../kernel/viewer.ts'
import { searchedText } from '../../kernel/lists/searched.ts'
import { rulesOf } from '../../kernel/lists/list-rules.ts'
import { listing } from '../../kernel/lists/listing.ts'
import { readPage } from '../../kernel/lists/read-page.ts'
import { without } from '../../kernel/lists/without.ts'
import { policyScope } from '../policies/scope.ts'
import { policies } from '../policies/tables.ts'
import { quoteScope } from '../quotes/scope.ts'
import { quotes } from '../quotes/tables.ts'
import { ensureAccountDocuments } from './account-documents.ts'
import { documents, type DocumentRecord } from './tables.ts'

/** Documents that are still valid: the binder of a rescinded quote covers nothing. */
const inForce = or(
  ne(documents.kind, 'binder'),
  sql`exists (
    select 1 from ${quotes}
    where ${quotes.id} = ${documents.subjectId} and ${quotes.status} in ('BOUND', 'ISSUED')
  )`,
)

/** Applications of an account, for users who work for the insured. */
const applicationScope = (services: Services, viewer: Viewer): SQL | undefined =>
  isInside(viewer)
    ? and(
        eq(documents.kind, 'application'),
        inArray(
          documents.accountId,
          services.database
            .handle()
            .select({ id: accounts.id })
            .from(accounts)
            .where(accountScope(viewer)),
        ),
      )
    : undefined

/** Viewers of a policy see its documents; viewers of a quote see the quote's own. */
const documentScope = (services: Services, viewer: Viewer): SQL | undefined => {
  const handle = services.database.handle()
  return and(
    inForce,
    or(
      applicationScope(services, viewer),
      inArray(
        documents.policyId,
        handle.select({ id: policies.id }).from(policies).where(policyScope(viewer)),
      ),
      and(
        isNull(documents.policyId),
        inArray(
          documents.quoteId,
          handle.select({ id: quotes.id }).from(quotes).where(quoteScope(viewer)),
        ),
      ),
    ),
  )
}

const sorts = {
  docName: documents.name,
  docType: documents.kind,
  size: documents.size,
  created: documents.created,
}

const rules = rulesOf(documentList, {
  table: documents,
  sorts,
  filters: {
    docType: (values) => inArray(documents.kind, [...values]),
    policyId: (values) => inArray(documents.policyId, [...values]),
    quoteId: (values) => inArray(documents.quoteId, [...values]),
  },
  searched: searchedText(documents.name),
  created: documents.created,
  tie: documents.id,
})

/**
 * Only the newest version of each document: a proposal has one per change, an invoice another once it is
 * paid, a binder another when the quote is bound again.
 */
const isNewest = sql`not exists (
  select 1 from ${documents} as newer
  where newer.kind = ${documents.kind} and newer.subject_id = ${documents.subjectId}
    and ${documents.kind} in ('proposal', 'invoice', 'binder') and newer.created > ${documents.created}
)`

const columns = without(getTableColumns(documents), 'bytes')

const toWire = (
  record: Omit<DocumentRecord, 'bytes'>,
  account: Insured & { readonly name: string },
): DocumentEntry => ({
  id: record.id,
  docType: record.kind,
  docName: record.name,
  accountId: record.accountId,
  quoteId: record.quoteId,
  policyId: record.policyId,
  companyName: account.name,
  mimeType: record.mimeType,
  size: record.size,
  created: record.created.toISOString(),
  timezone: zoneOf(account),
})

/** One page of an account's documents that the viewer may open. */
export const listDocuments = async (
  services: Services,
  viewer: Viewer,
  accountId: string,
  query: ListQuery,
): Promise<Page<DocumentEntry> & { content: DocumentEntry[] }> => {
  const handle = services.database.handle()
  const [account] = await handle
    .select({ name: accounts.name, region: accounts.region, state: accounts.state })
    .from(accounts)
    .where(and(eq(accounts.id, accountId), accountScope(viewer)))
  if (account === undefined) throw notFound()
  await ensureAccountDocuments(services, accountId)
  const scope = and(eq(documents.accountId, accountId), documentScope(services, viewer), isNewest)
  const list = listing(rules, query, { where: scope }, services.config.maxListed)
  return readPage(services, list, {
    read: (ids) =>
      handle
        .select(columns)
        .from(documents)
        .where(inArray(documents.id, [...ids])),
    idOf: ({ id }) => id,
    show: (record) => toWire(record, account),
  })
}

/** A stored document as a file. */
export const fileOf = ({ name, mimeType, bytes }: DocumentRecord): FileAnswer => ({
  name,
  type: mimeType,
  bytes,
})

/** The bytes of one document in the viewer's scope; 404 outside it. */
export const readDocument = async (
  services: Services,
  viewer: Viewer,
  id: string,
): Promise<FileAnswer> => {
  const [record] = await services.database
    .handle()
    .select()
    .from(documents)
    .where(and(eq(documents.id, id), documentScope(services, viewer)))
  if (record === undefined) throw notFound()
  return fileOf(record)
}
