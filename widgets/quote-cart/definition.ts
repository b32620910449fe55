import { common } from '../element/common.ts'
import { elementDefinition, method } from '../element/definition.ts'

/** The cart as the page reads it. */
interface CartFacts {
  readonly quoteIds: readonly string[]
  readonly cheapest: readonly string[]
  readonly widest: readonly string[]
}

/** What `<parapet-quote-cart>` offers. */
export const definition = elementDefinition({
  tag: 'parapet-quote-cart',
  summary:
    'Up to five variations of an account’s quotes side by side: what differs is marked, the cheapest and the widest are named; each can be renamed, duplicated, removed and sent. Quotes that a change of their account made invalid are quoted again together.',
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
      summary: 'Makes the quote numbers buttons, for pages that open quotes themselves.',
    },
  },
  properties: common.properties,
  methods: {
    add: method<(product: string, quoteId: string) => Promise<boolean>>({
      summary:
        'Adds a saved quote of the account; false where it is full or the quote can’t be added, which is shown.',
      parameters: 'product: string, quoteId: string',
      gives: 'boolean',
    }),
    getCart: method<() => CartFacts>({
      summary: 'Gives the quotes of the cart, the cheapest and the widest of them.',
      gives:
        '{ quoteIds: readonly string[]; cheapest: readonly string[]; widest: readonly string[] }',
    }),
    reload: method<() => void>({ summary: 'Reads the cart again.' }),
  },
  events: {
    ...common.events,
    'parapet-cart-changed': {
      summary: 'The cart was read or has changed.',
      detail: {
        accountId: { type: 'string', summary: 'The account.' },
        quoteIds: { type: 'string[]', summary: 'Ids of its quotes, from left to right.' },
        cheapest: {
          type: 'string[]',
          summary: 'Ids of the quotes that cost least; empty where all cost the same.',
        },
        widest: {
          type: 'string[]',
          summary: 'Ids of the quotes that cover most; empty where all cover the same.',
        },
      },
    },
    'parapet-quotes-sent': {
      summary: 'Variations were sent.',
      detail: {
        accountId: { type: 'string', summary: 'The account.' },
        to: { type: 'string', summary: 'Who gets them: customer or agent.' },
        quoteIds: { type: 'string[]', summary: 'Ids of the quotes that were sent.' },
      },
    },
    'parapet-quote-opened': {
      summary: 'The number of a quote was pressed; only with open-quotes.',
      detail: {
        quoteId: { type: 'string', summary: 'The quote.' },
        product: { type: 'string', summary: 'Its product.' },
      },
    },
  },
  slots: {},
  parts: {
    ...common.parts,
    bar: { summary: 'What is done with all variations.' },
    empty: { summary: 'The place of the variations while there are none.' },
    comparison: { summary: 'The variations side by side.' },
  },
  cssProperties: common.cssProperties,
  docs: {
    access: { kind: 'session', record: 'account-id' },
    example: {
      attributes: { region: 'us' },
      record: { kind: 'account', shows: '2 of 5 variations' },
      needs:
        'It shows the variations of one account to a session that your server opened for it (`fetchSession`). With a publishable key it shows those that the visitor saved on the page, which are neither sent nor quoted again from there. `add(product, quoteId)` takes a quote of the calculator’s `parapet-quote-saved`.',
    },
    keyboard: [
      ['`Enter` `Space`', 'On a button of a variation: renames, duplicates or removes it.'],
      ['`Escape`', 'In a dialog: closes it, and asks first where something was typed.'],
    ],
    layout: [
      'A column for each variation; below 700 pixels of its own width each row lists its variations.',
      'From 320 pixels of width the page does not scroll sideways; columns scroll in their own box.',
    ],
    accessibility: {
      exposed:
        'A table with a header for each row and column; a row in which variations differ says so. Dialogs are native and return the focus.',
      tests: ['axe', 'axeStates', 'keyboard', 'focus', 'targets'],
      limits: [],
    },
  },
})
