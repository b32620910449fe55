import { quotedProducts } from '#core/insurance/products/products.ts'
import { common } from '../element/common.ts'
import { currencyNames } from '../element/currency-names.ts'
import { elementDefinition, method } from '../element/definition.ts'

/** What `<parapet-product-selector>` offers. */
export const definition = elementDefinition({
  tag: 'parapet-product-selector',
  summary:
    'Lists the products that an account can be quoted with, what a year of each costs, and why the others can’t be quoted; one is chosen.',
  height: '24em',
  width: '36em',
  attributes: {
    ...common.attributes,
    'account-id': {
      kind: 'id',
      required: true,
      summary: 'The account. The element’s session must have access to it.',
    },
    product: {
      kind: 'choice',
      values: quotedProducts,
      summary: 'The product that is chosen at first, where the account can be quoted with it.',
    },
  },
  properties: common.properties,
  methods: {
    choose: method<(product: string) => boolean>({
      summary:
        'Chooses a product, as its button does; false for one that the account can’t be quoted with.',
      parameters: 'product: string',
      gives: 'boolean',
    }),
    reload: method<() => void>({ summary: 'Reads the products and their prices again.' }),
  },
  events: {
    'parapet-error': common.events['parapet-error'],
    'parapet-product-chosen': {
      summary: 'A product was chosen, by its button or by the method.',
      detail: {
        accountId: { type: 'string', summary: 'The account.' },
        product: { type: 'string', summary: 'The product, as the calculator’s attribute has it.' },
        totalPremium: {
          type: 'number',
          optional: true,
          summary: 'What a year costs with the usual terms, taxes and fees; absent until known.',
        },
        currency: {
          type: 'string',
          optional: true,
          summary: `The currency of the premium: ${currencyNames}.`,
        },
      },
    },
  },
  slots: {},
  parts: {
    ...common.parts,
    line: { summary: 'The products of one line of business.' },
    product: { summary: 'A product with its price or its reasons.' },
  },
  cssProperties: common.cssProperties,
  docs: {
    access: { kind: 'session', record: 'account-id' },
    example: {
      attributes: { region: 'us' },
      record: { kind: 'account', shows: 'What can be quoted' },
      needs:
        'It shows the products of one account to a session that your server opened for it (`fetchSession`); a publishable key alone opens none. Pass the product of `parapet-product-chosen` to the calculator’s `product` attribute.',
    },
    keyboard: [['`Enter` `Space`', 'On “Choose”: chooses the product.']],
    layout: [
      'A row for each product: name, price and button; below 30em of its own width they stand one below the other.',
      'From 320 pixels of width nothing scrolls sideways.',
    ],
    accessibility: {
      exposed:
        'A list for each line of business, with its name; a button says its product, and is pressed where the product is chosen.',
      tests: ['axe', 'axeStates', 'keyboard', 'focus', 'targets'],
      limits: [],
    },
  },
})
