import { createCalculator } from '../insurance/quotes/calculator/calculator.ts'
import type { Calculator, CalculatorOptions } from '../insurance/quotes/calculator/contract.ts'
import { withTerm } from '../insurance/quotes/calculator/terms.ts'
import { calculatePrice, getRaterRules } from '../insurance/rating/endpoints.ts'
import { scriptQuotes } from './scripted-quotes.ts'
import { priceReply, rulesReply } from './scripted-rater.ts'
import { testEmbed, type TestPlatformOptions } from './test-platform.ts'

/** A page with a server that prices and saves. */
export const calculatorPage = async (options: TestPlatformOptions = {}) => {
  const embed = await testEmbed({
    ...options,
    answers: (server) => {
      server.on(getRaterRules, rulesReply)
      server.on(calculatePrice, priceReply)
    },
  })
  return { ...embed, quotes: scriptQuotes(embed.server) }
}

/** An opened calculator. */
export const startCalculator = async (
  given: Awaited<ReturnType<typeof calculatorPage>>,
  options: Partial<CalculatorOptions> = {},
) => {
  const calculator = createCalculator(given.platform, { draftKey: 'draft', ...options })
  await calculator.open()
  return calculator
}

const dentist = { id: '621210', code: '621210', description: 'Offices of Dentists' }

/** Fills in a company that can be priced. */
export const fillCompany = (calculator: Calculator): void => {
  calculator.setCompany('name', 'Bright Smiles Dental')
  calculator.setCompany('state', 'TX')
  calculator.setCompany('industry', dentist)
  calculator.setCompany('revenue', '12,000,000')
  calculator.setCompany('yearEstablished', '1998')
}

/** Fills in a contact and an address. */
export const fillContact = (calculator: Calculator): void => {
  calculator.setContact('firstName', 'Grace')
  calculator.setContact('lastName', 'Hopper')
  calculator.setContact('email', 'grace@bright.example')
  calculator.setContact('phone', '(512) 555-0143')
  calculator.setAddress('address1', '12 Main Street')
  calculator.setAddress('city', 'Austin')
  calculator.setAddress('zipCode', '78701')
}

/** A calculator at its options, with a price. */
export const startPricedCalculator = async (given: Awaited<ReturnType<typeof calculatorPage>>) => {
  const calculator = await startCalculator(given)
  fillCompany(calculator)
  await calculator.next()
  await calculator.next()
  await given.time.settle()
  return calculator
}

/** Selects a limit for the whole quote, in minor units. */
export const selectLimit = (calculator: Calculator, limit: number): void =>
  calculator.revise('global.limit', (form, price) =>
    price === undefined ? form : withTerm(form, price, 'limit', limit),
  )

/** The total of the latest price, in minor units. */
export const total = (calculator: Calculator): number | undefined =>
  calculator.$price.get()?.answer.totalPremium
