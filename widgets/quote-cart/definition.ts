import { common } from '../element/common.ts'
import { elementDefinition, method } from '../element/definition.ts'

/** The cart as `getCart()` returns it. */
interface CartSummary {
  readonly quoteIds: readonly string[]
  readonly cheapest: readonly string[]
  readonly widest: readonly string[]
}

/** The definition of `<parapet-quote-cart>`. */
export const definition = elementDefinition({
  tag: 'parapet-quote-cart',
  summary:
    'Compares up to five variations of an account’s quotes side by side. It marks the differences, the lowest price and the broadest cover. Users can rename, duplicate, remove and send variations, and requote all those that a change to the account made invalid.',
  height: 'clamp(40em, (48em - 100vw) * 99, 72em)',
  width: '60em',
  attributes: {
    ...common.attributes,
    'account-id': {
      kind: 'id',
      required: true,
      summary: 'The account. The element’s session must have access to it.',
    },
    'open-quotes': {
      kind: 'boolean',
      summary: 'Shows quote numbers as buttons, for pages that open quotes themselves.',
    },
  },
  properties: common.properties,
  methods: {
    add: method<(product: string, quoteId: string) => Promise<boolean>>({
      summary:
        'Adds a saved quote of the account. Resolves to false, with a message on screen, when the cart is full or the quote can’t be added.',
      parameters: 'product: string, quoteId: string',
      returns: 'boolean',
    }),
    getCart: method<() => CartSummary>({
      summary: 'Returns the quotes in the cart, and which cost least and cover most.',
      returns:
        '{ quoteIds: readonly string[]; cheapest: readonly string[]; widest: readonly string[] }',
    }),
    reload: method<() => void>({ summary: 'Reloads the cart.' }),
  },
  events: {
    ...common.events,
    'parapet-cart-changed': {
      summary: 'The cart was loaded or has changed.',
      detail: {
        accountId: { type: 'string', summary: 'The account.' },
        quoteIds: { type: 'string[]', summary: 'IDs of its quotes, from left to right.' },
        cheapest: {
          type: 'string[]',
          summary: 'IDs of the quotes that cost least; empty when all cost the same.',
        },
        widest: {
          type: 'string[]',
          summary: 'IDs of the quotes that cover most; empty when all cover the same.',
        },
      },
    },
    'parapet-quotes-sent': {
      summary: 'Variations were sent.',
      detail: {
        accountId: { type: 'string', summary: 'The account.' },
        to: { type: 'string', summary: 'The recipient: customer or agent.' },
        quoteIds: { type: 'string[]', summary: 'IDs of the quotes that were sent.' },
      },
    },
    'parapet-quote-opened': {
      summary: 'A quote number was clicked. Only with open-quotes.',
      detail: {
        quoteId: { type: 'string', summary: 'The quote.' },
        product: { type: 'string', summary: 'Its product.' },
      },
    },
  },
  slots: {},
  parts: {
    ...common.parts,
    bar: { summary: 'The actions for all variations.' },
    empty: { summary: 'The message shown when the cart is empty.' },
    comparison: { summary: 'The variations side by side.' },
  },
  cssProperties: common.cssProperties,
  docs: {
    access: { kind: 'session', record: 'account-id' },
    example: {
      attributes: { region: 'us' },
      record: { kind: 'account', shows: '2 of 5 variations' },
      needs:
        'It needs a session that your server opened for the account (`fetchSession`). With a publishable key, it shows only the quotes that the visitor saved on the page; these can’t be sent or requoted there. Pass the quote from the calculator’s `parapet-quote-saved` to `add(product, quoteId)`.',
    },
    keyboard: [
      ['`Enter` `Space`', 'On a button of a variation: renames, duplicates or removes it.'],
      ['`Escape`', 'In a dialog: closes it; asks first when there is unsaved input.'],
    ],
    layout: [
      'A column for each variation. When the element is narrower than 700 pixels, each row lists its variations.',
      'No horizontal scrolling of the page from 320 pixels up; the columns scroll in their own box.',
    ],
    accessibility: {
      exposed:
        'A table with row and column headers. A row in which the variations differ is labeled as such. Dialogs are native and return the focus.',
      tests: ['axe', 'axeStates', 'keyboard', 'focus', 'targets'],
      limits: [],
    },
  },
})
