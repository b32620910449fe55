import { getAgency } from '#core/directory/agencies/endpoints.ts'
import { getAccount } from '#core/insurance/accounts/endpoints.ts'
import { exampleAccount } from '#core/insurance/accounts/account.fixture.ts'
import { getMyAgent } from '#core/insurance/contacts/endpoints.ts'
import { cartWith, exampleVariation } from '#core/insurance/quotes/cart/cart.fixture.ts'
import { getCart } from '#core/insurance/quotes/cart/endpoints.ts'
import { getRaterRules } from '#core/insurance/rating/endpoints.ts'
import { generateReply } from '#core/insurance/submissions/action-endpoints.ts'
import { getSubmission } from '#core/insurance/submissions/endpoints.ts'
import { exampleSubmission } from '#core/insurance/submissions/submission.fixture.ts'
import { exampleDraft } from '#core/testing/example-draft.ts'
import { foreignWordsIn } from '#core/testing/foreign-words.ts'
import { scriptedQuote, scriptQuotes } from '#core/testing/scripted-quotes.ts'
import { scriptedRules } from '#core/testing/scripted-rater.ts'
import type { ScriptedServer } from '#core/testing/scripted-server.ts'
import { assert, equal } from '#widgets/testing/assert.ts'
import { describe, test } from '#widgets/testing/suite.ts'
import { textsIn } from '#widgets/testing/texts-in.ts'
import { begin, closed, open } from './dialog-stage.fixture.tsx'
import { exampleAgency, exampleMyAgency } from './dialogs.fixture.ts'

/** A company of a region, and its product. */
const places = {
  UK: {
    hostname: 'uk.localhost',
    currency: 'GBP',
    product: 'P_ONE',
    account: { naicsCode: '86230', city: 'Leeds', state: undefined, zipCode: 'LS1 4AP' },
    phone: '020 7946 0123',
  },
  AU: {
    hostname: 'au.localhost',
    currency: 'AUD',
    product: 'PRIME_ONE_AU',
    account: { naicsCode: '8531', city: 'Sydney', state: 'NSW', zipCode: '2000' },
    phone: '(02) 5550 0123',
  },
} as const

const recordsOf = (region: keyof typeof places) => {
  const { currency, product, account, phone } = places[region]
  const common = { region, currency, agencyName: 'Harbor Cyber' } as const
  const quote = { ...scriptedQuote(exampleDraft), ...common, status: 'READY' as const, product }
  return {
    quote: { ...quote, agentPhone: phone, customerPhone: phone },
    // Without a phone number, so that the dialogs that send it ask for one.
    variation: {
      ...exampleVariation(1, 'Popular', 100_000_000),
      ...common,
      product,
      customerPhone: '',
    },
    account: { ...exampleAccount, ...common, ...account, phoneNumber: phone },
    submission: { ...exampleSubmission, ...common, submitterEmail: 'rosa' },
    agency: {
      ...exampleAgency,
      region,
      name: 'Harbor Cyber',
      agentEmail: 'rosa',
      city: account.city,
      zipCode: account.zipCode,
    },
    myAgency: { ...exampleMyAgency, agencyName: 'Harbor Cyber', agentEmail: 'rosa' },
  }
}

/** Dialogs for the United States only. */
const american = /surplus|fein/

describe('all portal dialogs', () => {
  for (const region of ['UK', 'AU'] as const) {
    test(`use the terms and formats of ${region}`, async () => {
      const { hostname, product } = places[region]
      const { quote, variation, account, submission, agency, myAgency } = recordsOf(region)
      const script = (server: ScriptedServer) => {
        scriptQuotes(server).put(quote)
        server.answer(getCart, cartWith([variation]))
        server.answer(getRaterRules, scriptedRules(product))
        server.answer(generateReply, { to: 'rosa', subject: 'PS-1000001', text: 'Hello' })
        server.answer(getAccount, account)
        server.answer(getSubmission, submission)
        server.answer(getAgency, agency)
        server.answer(getMyAgent, { agencies: [myAgency], version: '1' })
      }
      const stage = await begin({}, { hostname, script })
      const dialogs = stage.dialogs.filter(({ id }) => !american.test(id))
      assert(dialogs.length > 50, `Only ${dialogs.length} dialogs`)
      const found: string[] = []
      for (const dialog of dialogs) {
        await open(stage, dialog, { product, region, reasons: ['It employs too many people.'] })
        const texts = textsIn('dialog[open]')
        found.push(...foreignWordsIn(region, texts).map((word) => `${dialog.id}: ${word}`))
        stage.platform.dialogs.reset()
        await closed('a reset')
      }
      equal(found, [])
    })
  }
})
