import { elementDocs } from '../docs/element-docs.ts'

export const docs = elementDocs({
  access: { kind: 'session', record: 'account-id' },
  example: {
    attributes: { region: 'us' },
    record: 'account',
    needs:
      'It shows the variations of one account to a session that your server opened for it (`fetchSession`). With a publishable key it shows those that the visitor saved on the page, which are not sent from there. `add(product, quoteId)` takes a quote of the calculator’s `parapet-quote-saved`.',
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
})
