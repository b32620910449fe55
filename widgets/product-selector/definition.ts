import { quotedProducts } from '#core/insurance/products/products.ts'
import { common } from '../element/common.ts'
import { currencyNames } from '../element/currency-names.ts'
import { elementDefinition, method } from '../element/definition.ts'

/** The definition of `<parapet-product-selector>`. */
export const definition = elementDefinition({
  tag: 'parapet-product-selector',
  summary:
    'Lists the products available to an account with their annual price, shows why the others can’t be quoted, and lets the user choose one.',
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
      summary: 'The product that is chosen initially, if it is available to the account.',
    },
  },
  properties: common.properties,
  methods: {
    choose: method<(product: string) => boolean>({
      summary:
        'Chooses a product, like its button. Resolves to false when the product is not available to the account.',
      parameters: 'product: string',
      returns: 'boolean',
    }),
    reload: method<() => void>({ summary: 'Reloads the products and their prices.' }),
  },
  events: {
    'parapet-error': common.events['parapet-error'],
    'parapet-product-chosen': {
      summary: 'A product was chosen, by its button or by the method.',
      detail: {
        accountId: { type: 'string', summary: 'The account.' },
        product: {
          type: 'string',
          summary: 'The product, as a value for the calculator’s product attribute.',
        },
        totalPremium: {
          type: 'number',
          optional: true,
          summary: 'Annual price with standard terms, taxes and fees; absent until known.',
        },
        currency: {
          type: 'string',
          optional: true,
          summary: `Currency of the premium: ${currencyNames}.`,
        },
      },
    },
  },
  slots: {},
  parts: {
    ...common.parts,
    line: { summary: 'The products of one line of business.' },
    product: { summary: 'A product with its price, or the reasons why it is unavailable.' },
  },
  cssProperties: common.cssProperties,
  docs: {
    access: { kind: 'session', record: 'account-id' },
    example: {
      attributes: { region: 'us' },
      record: { kind: 'account', shows: 'What can be quoted' },
      needs:
        'It needs a session that your server opened for the account (`fetchSession`); a publishable key alone does not open an account. Pass the product from `parapet-product-chosen` to the calculator’s `product` attribute.',
    },
    keyboard: [['`Enter` `Space`', 'On “Choose”: chooses the product.']],
    layout: [
      'A row for each product with name, price and button; stacked when the element is narrower than 30em.',
      'No horizontal scrolling from 320 pixels up.',
    ],
    accessibility: {
      exposed:
        'A named list for each line of business. Each button’s name includes its product; it is pressed while the product is chosen.',
      tests: ['axe', 'axeStates', 'keyboard', 'focus', 'targets'],
      limits: [],
    },
  },
})
