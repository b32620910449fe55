import { quotedProducts } from '#core/insurance/products/products.ts'
import { steps, type Step } from '#core/insurance/quotes/calculator/steps.ts'
import { common } from '../element/common.ts'
import { currencyNames } from '../element/currency-names.ts'
import { elementDefinition, method, property } from '../element/definition.ts'

const stepNames = steps.map((step) => `'${step}'`).join(' | ')

/** The definition of `<parapet-quote-calculator>`. */
export const definition = elementDefinition({
  tag: 'parapet-quote-calculator',
  summary:
    'Prices a company as the form is filled in, offers three options with adjustable coverages, and saves the quote.',
  formAssociated: true,
  // The first step has one column on narrow pages and two on wide ones, which no query can tell
  // here.
  height: 'clamp(31.5em, (56em - 100vw) * 99, 50em)',
  width: '56em',
  attributes: {
    ...common.attributes,
    'quote-id': {
      kind: 'id',
      summary: 'Opens a saved quote, editable while its status allows.',
    },
    product: {
      kind: 'choice',
      values: quotedProducts,
      summary: 'Product to quote; without it the product of the region.',
    },
    'account-id': {
      kind: 'id',
      summary: 'Quotes an existing account; known company details are not asked again.',
    },
    'policy-id': {
      kind: 'id',
      summary: 'Renews a policy: starts with its terms for the year after it.',
    },
  },
  properties: {
    ...common.properties,
    view: property<'sheet' | 'underwriter'>({
      type: "'sheet' | 'underwriter'",
      summary:
        'All terms on one page instead of steps, with the facts first for underwriters; for the portal.',
    }),
  },
  methods: {
    reset: method<() => void>({
      summary:
        'Empties the form and starts a new quote. A quote opened by `quote-id` loses its unsaved changes instead.',
    }),
    goTo: method<(step: Step) => boolean>({
      summary:
        'Shows another step; false when the visitor cannot reach it yet, because the company is incomplete or nothing is saved.',
      parameters: `step: ${stepNames}`,
      gives: 'boolean',
    }),
    getQuote: method<() => object>({
      summary: 'The step on screen, the price on screen and the quote as last saved.',
      gives: `{ step: ${stepNames}; dirty: boolean; priced?: ParapetQuotePricedDetail; saved?: ParapetQuoteSavedDetail }`,
    }),
    save: method<() => boolean>({
      summary:
        'Saves the quote like the element’s own button; false when a field is missing, which then has the focus, or when it failed.',
      gives: 'boolean',
    }),
  },
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
        effectiveDate: { type: 'string', summary: 'First day of coverage, YYYY-MM-DD.' },
        endDate: { type: 'string', summary: 'Last day of coverage, YYYY-MM-DD.' },
        referToUnderwriter: {
          type: 'boolean',
          summary: 'Whether an underwriter must review the quote first.',
        },
        referralReasons: { type: 'string[]', summary: 'Reason codes of the referral.' },
      },
    },
    'parapet-quote-changed': {
      summary:
        'The user changed a value, which is not included, or the status was changed elsewhere, which is seen when the page is looked at again.',
      detail: {
        field: {
          type: 'string',
          summary: 'Path of the field, such as account.revenue, or status.',
        },
      },
    },
    'parapet-quote-saving': {
      summary:
        'The sheet is about to save changes of a saved quote. Cancel it to ask first; the method save() then saves.',
      detail: { quoteId: { type: 'string', summary: 'Id of the quote.' } },
      cancelable: true,
    },
    'parapet-quote-saved': {
      summary: 'The quote was saved, or a saved quote was changed.',
      detail: {
        quoteId: { type: 'string', summary: 'Id of the quote, also the value of the form field.' },
        quoteNumber: { type: 'string', summary: 'Quote number, for people.' },
        status: { type: 'string', summary: 'READY, or REFERRED to an underwriter.' },
        product: { type: 'string', summary: 'Product that was quoted.' },
        currency: { type: 'string', summary: 'Currency of the amounts.' },
        premium: { type: 'number', summary: 'Premium before taxes and fees.' },
        totalPremium: { type: 'number', summary: 'Premium with taxes and fees.' },
        effectiveDate: { type: 'string', summary: 'First day of coverage, YYYY-MM-DD.' },
      },
    },
  },
  slots: {
    start: { summary: 'Your introduction above the first step.' },
    saved: { summary: 'Next steps below the saved quote.' },
    end: { summary: 'Contact, license and small print at the bottom.' },
  },
  parts: {
    ...common.parts,
    steps: { summary: 'The row of steps.' },
    panel: { summary: 'The current step.' },
    summary: { summary: 'The price and its breakdown.' },
    price: { summary: 'The total.' },
    bar: { summary: 'The button bar that sticks to the bottom edge.' },
    option: { summary: 'One of the three options.' },
    'option-chosen': { summary: 'The selected option.' },
    saved: { summary: 'The saved quote.' },
  },
  cssProperties: {
    ...common.cssProperties,
    '--parapet-calculator-top': {
      summary: 'Height of the page’s sticky header, which the price stays below. Default 0px.',
    },
    '--parapet-calculator-bottom': {
      summary: 'Height of the page’s sticky footer, which the bar stays above. Default 0px.',
    },
  },
  docs: {
    access: { kind: 'key' },
    example: { attributes: { region: 'us' } },
    keyboard: [
      ['`Enter`', 'In a field: goes on to the next step, or shows what is missing.'],
      ['`↑` `↓`', 'In the industry list: moves through the suggestions.'],
      ['`Escape`', 'In the industry list: closes it and restores what was selected.'],
      ['`←` `→`', 'In questions, options and limits: changes the choice.'],
      ['`Alt` `←`', 'Goes back one step, like the browser’s Back button.'],
    ],
    layout: [
      'One column below 56em of its own width, two above. It follows its box, not the window.',
      'The button bar sticks to the bottom edge; `--parapet-calculator-bottom` keeps it above a footer of yours.',
      'From 320 pixels of width nothing scrolls sideways.',
    ],
    accessibility: {
      exposed:
        'A form whose steps have headings; each field has its label, hint and error. A new price is announced in a status region.',
      tests: ['axe', 'axeStates', 'keyboardWhole', 'focus', 'targets', 'announced'],
      limits: [
        'Headings start at level 2: give your page its own `<h1>`.',
        'The comparison of options is a wide table on wide pages and a list on narrow ones.',
      ],
    },
  },
})
