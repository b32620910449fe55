import type {
  ExampleRecord,
  ExampleRequest,
  ExampleSession,
} from '#core/insurance/sandbox/examples.ts'
import type { QuoteRecord } from '../../insurance/quotes/tables.ts'
import { ApiError } from '../../kernel/api-error.ts'
import type { Services } from '../../kernel/services.ts'
import type { RecordGrant } from '../../kernel/viewer.ts'
import { exampleAgency, exampleKey } from './agency.ts'
import { openLink } from './link.ts'
import { exampleQuote } from './records.ts'

interface Opened {
  readonly kind: RecordGrant['kind']
  /** Null until the quote has one. */
  readonly id: string | null
  /** The flow of a link’s token, which limits its holder to the link’s page. */
  readonly flow?: string
}

/** The record that a session of each kind opens, without the visitor’s other records. */
const openedBy: Readonly<Record<Exclude<ExampleRecord, 'code'>, (quote: QuoteRecord) => Opened>> = {
  account: ({ accountId: id }) => ({ kind: 'account', id }),
  review: ({ id }) => ({ kind: 'quote', id, flow: 'QUOTE_REVIEW' }),
  notice: ({ id }) => ({ kind: 'quote', id, flow: 'SURPLUS_NOTICE' }),
  policy: ({ policyId: id }) => ({ kind: 'policy', id }),
}

/** Opens one of a visitor’s own records. */
export const openExample = async (
  services: Services,
  { record, readerId }: ExampleRequest,
  ip: string,
): Promise<ExampleSession> => {
  const reader = { readerId, ip }
  if (record === 'code') return openLink(services, reader)
  const quote = await exampleQuote(services, reader, record)
  const { kind, id, flow } = openedBy[record](quote)
  if (id === null) throw new ApiError('unavailable')
  const { id: agencyId, region } = exampleAgency
  const { accessToken } = await services.tokens.issue({
    kind: 'record',
    grant: { kind, id },
    agencyId,
    region,
    keyId: exampleKey,
    ...(flow !== undefined && { flow }),
  })
  return { id, accessToken }
}
