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
  // The first step has one column on narrow pages and two on wide ones. No media query can express
  // that, because the width is set from outside.
  height: 'clamp(31.5em, (56em - 100vw) * 99, 50em)',
  width: '56em',
  attributes: {
    ...common.attributes,
    'quote-id': {
      kind: 'id',
      summary: 'Opens a saved quote, which is editable if its status allows it.',
    },
    product: {
      kind: 'choice',
      values: quotedProducts,
      summary: 'The product to quote. Default: the region’s product.',
    },
    'account-id': {
      kind: 'id',
      summary: 'Quotes an existing account. Skips questions that the account already answers.',
    },
    'policy-id': {
      kind: 'id',
      summary: 'Renews a policy: starts with its terms for the following year.',
    },
  },
  properties: {
    ...common.properties,
    view: property<'sheet' | 'underwriter'>({
      type: "'sheet' | 'underwriter'",
      summary:
        'Layout: `sheet` shows all terms on one page instead of in steps; `underwriter` also puts the risk data first. Portal only.',
    }),
  },
  methods: {
    reset: method<() => void>({
      summary:
        'Clears the form and starts a new quote. With `quote-id`, discards unsaved changes instead.',
    }),
    goTo: method<(step: Step) => boolean>({
      summary:
        'Shows a step. Resolves to false when the step is not available yet, because the company details are incomplete or nothing is saved.',
      parameters: `step: ${stepNames}`,
      returns: 'boolean',
    }),
    getQuote: method<() => object>({
      summary: 'Returns the step and the price on screen, and the quote as last saved.',
      returns: `{ step: ${stepNames}; dirty: boolean; priced?: ParapetQuotePricedDetail; saved?: ParapetQuoteSavedDetail }`,
    }),
    save: method<() => boolean>({
      summary:
        'Saves the quote, like the element’s button. Resolves to false when the save failed or a field is missing, which then gets the focus.',
      returns: 'boolean',
    }),
  },
  events: {
    ...common.events,
    'parapet-quote-priced': {
      summary: 'A new price is on screen.',
      detail: {
        product: { type: 'string', summary: 'The priced product.' },
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
        'The user changed a value (not included), or the quote’s status was changed elsewhere, which is detected when the page becomes visible again.',
      detail: {
        field: {
          type: 'string',
          summary: 'Path of the field, such as account.revenue, or status.',
        },
      },
    },
    'parapet-quote-saving': {
      summary:
        'The one-page view is about to save changes to a saved quote. To ask the user first, cancel the event and call save() later.',
      detail: { quoteId: { type: 'string', summary: 'Id of the quote.' } },
      cancelable: true,
    },
    'parapet-quote-saved': {
      summary: 'A quote was created or updated.',
      detail: {
        quoteId: { type: 'string', summary: 'Id of the quote, also the value of the form field.' },
        quoteNumber: { type: 'string', summary: 'Human-readable quote number.' },
        status: { type: 'string', summary: 'READY, or REFERRED to an underwriter.' },
        product: { type: 'string', summary: 'The quoted product.' },
        currency: { type: 'string', summary: 'Currency of the amounts.' },
        premium: { type: 'number', summary: 'Premium before taxes and fees.' },
        totalPremium: { type: 'number', summary: 'Premium with taxes and fees.' },
        effectiveDate: { type: 'string', summary: 'First day of coverage, YYYY-MM-DD.' },
      },
    },
  },
  slots: {
    start: { summary: 'Your introduction, above the first step.' },
    saved: { summary: 'Next steps, below the saved quote.' },
    end: { summary: 'Contact details, license and small print, at the bottom.' },
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
      summary:
        'Height of the page’s sticky header, so that the price stays below it. Default: 0px.',
    },
    '--parapet-calculator-bottom': {
      summary:
        'Height of the page’s sticky footer, so that the button bar stays above it. Default: 0px.',
    },
  },
  docs: {
    access: { kind: 'key' },
    example: { attributes: { region: 'us' } },
    keyboard: [
      ['`Enter`', 'In a field: goes to the next step, or shows what is missing.'],
      ['`↑` `↓`', 'In the industry list: moves through the suggestions.'],
      ['`Escape`', 'In the industry list: closes it and restores the selected value.'],
      ['`←` `→`', 'In questions, options and limits: changes the selection.'],
      ['`Alt` `←`', 'Goes back one step, like the browser’s Back button.'],
    ],
    layout: [
      'One column when the element is narrower than 56em, two when it is wider. The window’s width does not matter.',
      'The button bar sticks to the bottom edge; `--parapet-calculator-bottom` keeps it above your footer.',
      'No horizontal scrolling from 320 pixels up.',
    ],
    accessibility: {
      exposed:
        'A form with a heading for each step. Each field has a label, hint and error. A new price is announced in a status region.',
      tests: ['axe', 'axeStates', 'keyboardWhole', 'focus', 'targets', 'announced'],
      limits: [
        'Headings start at level 2, so your page needs its own `<h1>`.',
        'The comparison of options is a table in wide layouts and a list in narrow ones.',
      ],
    },
  },
})
