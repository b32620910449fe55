import { currencies } from '#core/foundation/money/money.ts'
import { quotedProducts } from '#core/insurance/products/products.ts'
import { common } from '../element/common.ts'
import { elementDefinition } from '../element/definition.ts'

const currencyNames = new Intl.ListFormat('en', { type: 'disjunction' }).format(currencies)

/** What `<parapet-quote-calculator>` offers. */
export const definition = elementDefinition({
  tag: 'parapet-quote-calculator',
  summary:
    'Prices a company while it is described, offers three options and every coverage to adjust, and saves the quote.',
  formAssociated: true,
  // The first step stands in one column on narrow pages, in two on wide ones; no query reaches here.
  height: 'clamp(31.5em, (56em - 100vw) * 99, 50em)',
  attributes: {
    ...common.attributes,
    'quote-id': {
      kind: 'id',
      summary: 'Opens a saved quote; it can be changed as long as its standing allows.',
    },
    product: {
      kind: 'choice',
      values: quotedProducts,
      summary: 'Product to quote; without it the product of the region.',
    },
    'account-id': {
      kind: 'id',
      summary: 'Quotes a known account: what is known of the company is not asked again.',
    },
  },
  properties: common.properties,
  events: {
    ...common.events,
    'parapet-quote-priced': {
      summary: 'A new price is on screen.',
      detail: {
        product: { type: 'string', summary: 'Product that was priced.' },
        currency: { type: 'string', summary: `Currency of the amounts: ${currencyNames}.` },
        preset: { type: 'number', summary: '1 Basic, 2 Popular, 3 Elite, -1 custom.' },
        limit: { type: 'number', summary: 'Aggregate limit.' },
        deductible: { type: 'number', summary: 'Deductible of the whole quote.' },
        premium: { type: 'number', summary: 'Premium before taxes and fees.' },
        totalPremium: { type: 'number', summary: 'Premium with taxes and fees.' },
        effectiveDate: { type: 'string', summary: 'First day of the cover, YYYY-MM-DD.' },
        endDate: { type: 'string', summary: 'Last day of the cover, YYYY-MM-DD.' },
        referToUnderwriter: { type: 'boolean', summary: 'Whether an underwriter must look first.' },
        referralReasons: { type: 'string[]', summary: 'Codes of the reasons for that.' },
      },
    },
    'parapet-quote-changed': {
      summary: 'The visitor changed a value; what was entered is not part of the event.',
      detail: {
        field: { type: 'string', summary: 'Path of the field, such as account.revenue.' },
      },
    },
    'parapet-quote-saved': {
      summary: 'The quote was saved, or a saved quote was changed.',
      detail: {
        quoteId: { type: 'string', summary: 'Id of the quote, also the value of the form field.' },
        quoteNumber: { type: 'string', summary: 'Number that people use.' },
        status: { type: 'string', summary: 'READY, or REFERRED to an underwriter.' },
        product: { type: 'string', summary: 'Product that was quoted.' },
        currency: { type: 'string', summary: 'Currency of the amounts.' },
        premium: { type: 'number', summary: 'Premium before taxes and fees.' },
        totalPremium: { type: 'number', summary: 'Premium with taxes and fees.' },
        effectiveDate: { type: 'string', summary: 'First day of the cover, YYYY-MM-DD.' },
      },
    },
  },
  slots: {
    start: { summary: 'Above the first step: an introduction of the page’s own.' },
    saved: { summary: 'Under the saved quote: what the visitor can do next.' },
    end: { summary: 'Under everything: contact, licence, small print.' },
  },
  parts: {
    ...common.parts,
    steps: { summary: 'The row of steps.' },
    panel: { summary: 'The step that is shown.' },
    summary: { summary: 'The price with what is in it.' },
    price: { summary: 'The figure of the total.' },
    bar: { summary: 'The bar with the buttons that stays at the bottom edge.' },
    option: { summary: 'One of the three options.' },
    'option-chosen': { summary: 'The option that is chosen.' },
    saved: { summary: 'The saved quote.' },
  },
  cssProperties: {
    ...common.cssProperties,
    '--parapet-calculator-top': {
      summary: 'Height of what the page keeps at its top edge; the price stays below it. 0px.',
    },
    '--parapet-calculator-bottom': {
      summary: 'Height of what the page keeps at its bottom edge; the bar stays above it. 0px.',
    },
  },
})
