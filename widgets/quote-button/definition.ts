import { quotedProducts } from '#core/insurance/products/products.ts'
import { common } from '../element/common.ts'
import { elementDefinition, method } from '../element/definition.ts'
import { definition as calculator } from '../quote-calculator/definition.ts'

/** The definition of `<parapet-quote-button>`. */
export const definition = elementDefinition({
  tag: 'parapet-quote-button',
  summary: 'A lightweight button that loads the quote calculator and opens it in a dialog.',
  height: '36px',
  inline: true,
  attributes: {
    ...common.attributes,
    'quote-id': { kind: 'id', summary: 'Opens a saved quote.' },
    'account-id': { kind: 'id', summary: 'Quotes an existing account.' },
    product: {
      kind: 'choice',
      values: quotedProducts,
      summary: 'The product to quote. Default: the region’s product.',
    },
    'dialog-label': {
      kind: 'string',
      summary: 'Title of the dialog. Default: the button’s text.',
    },
  },
  properties: common.properties,
  methods: {
    open: method<() => void>({ summary: 'Opens the dialog, like a click.' }),
    close: method<() => void>({
      summary:
        'Closes the dialog, as its close button does: it asks first when there is unsaved input.',
    }),
    getQuote: {
      ...calculator.methods.getQuote,
      summary:
        'Returns the step, the price and the saved quote of the calculator in the dialog. Before the dialog is first opened, the values of an empty calculator.',
    },
  },
  events: {
    // The calculator's events reach the page through the button.
    ...calculator.events,
    'parapet-dialog-opened': { summary: 'The dialog opened.', detail: {} },
    'parapet-dialog-closed': { summary: 'The dialog closed.', detail: {} },
  },
  slots: { '': { summary: 'Text of the button.' } },
  parts: {
    button: { summary: 'The button.' },
    dialog: { summary: 'The dialog.' },
    close: { summary: 'The button that closes the dialog.' },
    error: { summary: 'The notice shown when the calculator does not load.' },
  },
  cssProperties: common.cssProperties,
  docs: {
    access: { kind: 'key' },
    example: { attributes: { region: 'us' }, text: 'Get a cyber quote' },
    keyboard: [
      ['`Enter` `Space`', 'Opens the dialog.'],
      ['`Escape`', 'Closes the dialog; asks first when there is unsaved input.'],
    ],
    layout: [
      'Inline, as wide as its text, and 36 pixels high (44 with a coarse pointer).',
      'The dialog is in the top layer: your page’s `z-index` and `overflow` do not affect it.',
    ],
    accessibility: {
      exposed:
        'A button; the dialog is a modal `<dialog>` named by the button’s text or `dialog-label`.',
      tests: ['axe', 'keyboard', 'focus', 'targets'],
      limits: ['You supply its text: say what it does, for example “Get a cyber quote”.'],
    },
  },
})
