import type { ExampleRecord } from '#core/insurance/sandbox/examples.ts'
import { testCompanies } from '#core/insurance/sandbox/companies.ts'
import { toMinor } from '#core/foundation/money/money.ts'
import type { QuoteDraft } from '#core/insurance/quotes/model.ts'
import { favorableAnswers } from '../../insurance/security/favorable-answers.ts'

interface Company {
  readonly name: string
  readonly state: string
  readonly surplusOnly?: boolean
}

const draftOf = ({ name, state, surplusOnly }: Company): QuoteDraft => ({
  initialRequestData: {
    product: 'P100',
    account: {
      name,
      state,
      naicsCode: '621210',
      revenue: toMinor(12_000_000),
      yearEstablished: 1998,
    },
    securityAnswers: favorableAnswers,
    ...(surplusOnly && { surplusOnly }),
  },
  contact: {
    firstName: 'Rosa',
    lastName: 'Diaz',
    email: 'rosa@reader.example',
    phone: '(512) 555-0143',
  },
  account: {
    address1: '12 Main Street',
    city: state === 'LA' ? 'New Orleans' : 'Austin',
    zipCode: state === 'LA' ? '70113' : '78701',
    domainName: `${name.toLowerCase().replaceAll(/\W+/g, '-')}.example`,
  },
})

const account = draftOf({ name: 'Bluebonnet Dental', state: 'TX' })

/** A second variation of the account’s cart. */
const higher: QuoteDraft = {
  ...account,
  initialRequestData: {
    ...account.initialRequestData,
    global: { preset: -1, limit: toMinor(2_000_000) },
  },
}

const inCart = (draft: QuoteDraft, presetName: string): QuoteDraft => ({
  ...draft,
  cart: { presetName },
})

/** The quotes that a record's example saves: the one that leads to the record, and others. */
export const exampleDrafts = {
  account: [inCart(account, 'As asked'), inCart(higher, 'Higher limit')],
  review: [draftOf({ name: 'Lone Star Orthodontics', state: 'TX' })],
  notice: [draftOf({ name: 'Crescent City Dental', state: 'LA', surplusOnly: true })],
  policy: [draftOf({ name: testCompanies.issue.name, state: 'TX' })],
} as const satisfies Record<Exclude<ExampleRecord, 'code'>, readonly [QuoteDraft, ...QuoteDraft[]]>
