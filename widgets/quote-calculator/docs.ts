import { elementDocs } from '../docs/element-docs.ts'

export const docs = elementDocs({
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
})
