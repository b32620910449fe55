import { elementDocs } from '../docs/element-docs.ts'

export const docs = elementDocs({
  access: { kind: 'key' },
  example: { attributes: { region: 'us' }, text: 'Get a cyber quote' },
  keyboard: [
    ['`Enter` `Space`', 'Opens the dialog.'],
    ['`Escape`', 'Closes the dialog; asks first when something was typed.'],
  ],
  layout: [
    'Inline, as wide as its text and 36 pixels high (44 under a coarse pointer).',
    'The dialog is in the top layer: no `z-index` or `overflow` of your page cuts it.',
  ],
  accessibility: {
    exposed:
      'A button; the dialog is a modal `<dialog>` named by the button’s text or `dialog-label`.',
    tests: ['axe', 'keyboard', 'focus', 'targets'],
    limits: ['Its text is yours: say what happens, as “Get a cyber quote”.'],
  },
})
