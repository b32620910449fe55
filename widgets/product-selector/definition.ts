import { quotedProducts } from '#core/insurance/products/products.ts'
import { common } from '../element/common.ts'
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
          summary: 'The currency of the premium: USD, GBP or AUD.',
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
})
