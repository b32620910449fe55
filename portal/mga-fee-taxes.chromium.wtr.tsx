import { getQuoteById } from '#core/insurance/quotes/endpoints.ts'
import type { Quote } from '#core/insurance/quotes/model.ts'
import { exampleDraft } from '#core/testing/example-draft.ts'
import { scriptedQuote } from '#core/testing/scripted-quotes.ts'
import { equal, until } from '#widgets/testing/assert.ts'
import { describe, test } from '#widgets/testing/suite.ts'
import { begin, shown } from './dialog-stage.fixture.tsx'

const quote = scriptedQuote(exampleDraft)

type Price = Quote['calculatorGeneratedData']

const taxed = 'The fee is taxed here, so its taxes change too.'
const untaxed = "The fee isn't taxed here, so taxes stay."

const ukTerms = { region: 'UK', currency: 'GBP', product: 'P_ONE' } as const

/** The tax treatment of each territory, and the dialog's resulting message. */
const territories: Readonly<
  Record<string, readonly [Pick<Price, 'isMgaFeeTaxed' | 'taxes'>, string | undefined, object?]>
> = {
  'a surplus state that taxes the fee': [
    {
      isMgaFeeTaxed: true,
      taxes: [{ code: 'SURPLUS_LINE_TAX', amount: 10_000, rate: 0.0485 }],
    },
    taxed,
  ],
  'a surplus state that does not': [
    {
      isMgaFeeTaxed: false,
      taxes: [{ code: 'SURPLUS_LINE_TAX', amount: 10_000, rate: 0.03 }],
    },
    untaxed,
  ],
  'Texas, where an admitted policy has no taxes': [{ isMgaFeeTaxed: false, taxes: [] }, undefined],
  'the UK, whose tax is on the premium': [
    {
      isMgaFeeTaxed: false,
      taxes: [{ code: 'INSURANCE_PREMIUM_TAX', amount: 12_000, rate: 0.12 }],
    },
    untaxed,
    ukTerms,
  ],
  'a place whose price is older than the rule': [{ taxes: [] }, undefined],
}

describe('the MGA fee dialog', () => {
  for (const [territory, [price, text, more = {}]] of Object.entries(territories)) {
    test(`shows whether the taxes change in ${territory}`, async () => {
      const stage = await begin({ 'quote:review': true })
      stage.server.answer(getQuoteById, {
        ...quote,
        ...more,
        calculatorGeneratedData: { ...quote.calculatorGeneratedData, ...price },
      })
      await stage.follow('mga-fee', { quoteId: quote.id })
      await until(() => shown()?.querySelector('footer button'), 'the dialog')
      const content = shown()?.textContent ?? ''
      equal(content.includes(`Changes the total of quote ${quote.quoteNumber}`), true)
      equal([taxed, untaxed].filter((each) => content.includes(each)).join(), text ?? '')
    })
  }
})
