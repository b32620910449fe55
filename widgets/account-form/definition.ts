import { common } from '../element/common.ts'
import { elementDefinition, method } from '../element/definition.ts'

/** The definition of `<parapet-account-form>`. */
export const definition = elementDefinition({
  tag: 'parapet-account-form',
  summary:
    'Shows and edits the details of an account: company, industries, revenue, address and domains.',
  height: 'clamp(60em, (60em - 100vw) * 99, 110em)',
  width: '60em',
  attributes: {
    ...common.attributes,
    'account-id': {
      kind: 'id',
      required: true,
      summary: 'The account. The element’s session must have access to it.',
    },
    'quote-id': {
      kind: 'id',
      summary:
        'The quote on screen. Saving reprices it instead of making it invalid. It must belong to the account.',
    },
    product: {
      kind: 'string',
      summary:
        'A product with its own form: P100_PRO. With `quote-id`, the quote’s product is used. Default: the standard form.',
    },
    warnings: {
      kind: 'choice',
      values: ['ask', 'skip'],
      summary:
        'Whether the user confirms a change that affects quotes before it is saved. Default: ask.',
    },
  },
  properties: common.properties,
  methods: {
    reload: method<() => void>({
      summary: 'Reloads the account. Unsaved input is kept.',
    }),
    fill: method<(values: Readonly<Record<string, string>>) => void>({
      summary:
        'Fills in fields without saving. The names are the fields of the API request that saves the account; unknown names are ignored.',
      parameters: 'values: Record<string, string>',
    }),
    discard: method<() => void>({
      summary: 'Discards unsaved input, including what is stored in the tab.',
    }),
    save: method<() => boolean>({
      summary:
        'Saves the account, like the element’s button. Resolves to false when a field is invalid or the save failed.',
      returns: 'boolean',
    }),
  },
  events: {
    ...common.events,
    'parapet-account-saved': {
      summary: 'The details were saved.',
      detail: {
        accountId: { type: 'string', summary: 'The account.' },
        effect: {
          type: 'string',
          optional: true,
          summary: 'Effect of the change on quotes, if the user was asked: invalidates or refers.',
        },
      },
    },
  },
  slots: {},
  parts: {
    ...common.parts,
    form: { summary: 'The form.' },
    actions: { summary: 'The buttons below the form.' },
  },
  cssProperties: common.cssProperties,
  docs: {
    access: { kind: 'session', record: 'account-id' },
    example: {
      attributes: { region: 'us' },
      record: { kind: 'account', shows: 'Projected revenue' },
      needs:
        'It needs a session that your server opened for the account (`fetchSession`); a publishable key alone does not open an account. In the portal it is part of every account.',
    },
    keyboard: [
      ['`Enter`', 'In a field: saves.'],
      ['`↓` `↑` `Enter`', 'In an industry field: moves through the matches and selects one.'],
      ['`Escape`', 'In a dialog: goes back without saving.'],
    ],
    layout: [
      'One column when the element is narrower than 52em, two when it is wider.',
      'No horizontal scrolling from 320 pixels up.',
    ],
    accessibility: {
      exposed:
        'Each field has a label, and its error or hint as its description. Messages are announced. A dialog asks before a change affects quotes.',
      tests: ['axe', 'axeStates', 'keyboard', 'focus', 'targets', 'announced'],
      limits: [],
    },
  },
})
