import { elementDocs } from '../docs/element-docs.ts'

export const docs = elementDocs({
  access: { kind: 'session', record: 'account-id' },
  example: {
    attributes: { region: 'us' },
    record: 'account',
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
})
