import { common } from '../element/common.ts'
import { elementDefinition, method } from '../element/definition.ts'

/** What `<parapet-account-form>` offers. */
export const definition = elementDefinition({
  tag: 'parapet-account-form',
  summary:
    'Shows and changes the details of an account: company, industries, revenue, address and domains.',
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
        'The quote on screen: saving prices it again instead of making it invalid. It must be one of the account.',
    },
    product: {
      kind: 'string',
      summary:
        'A product with a form of its own, P100_PRO. A quote decides by its own product. Default: the common form.',
    },
    warnings: {
      kind: 'choice',
      values: ['ask', 'skip'],
      summary:
        'Whether a change that affects quotes is confirmed before it is saved. Default: ask.',
    },
  },
  properties: common.properties,
  methods: {
    reload: method<() => void>({
      summary: 'Reads the account again. Unsaved input stays.',
    }),
    fill: method<(values: Readonly<Record<string, string>>) => void>({
      summary:
        'Fills fields in, unsaved, by their names in the call that saves the account. Others are left out.',
      parameters: 'values: Record<string, string>',
    }),
    discard: method<() => void>({
      summary: 'Drops unsaved input, with what the tab stores of it.',
    }),
    save: method<() => boolean>({
      summary:
        'Saves like the element’s own button; false when a field is wrong or the save failed.',
      gives: 'boolean',
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
          summary: 'What the change did to quotes, where it was asked: invalidates or refers.',
        },
      },
    },
  },
  slots: {},
  parts: {
    ...common.parts,
    form: { summary: 'The form.' },
    actions: { summary: 'The buttons under it.' },
  },
  cssProperties: common.cssProperties,
  docs: {
    access: { kind: 'session', record: 'account-id' },
    example: {
      attributes: { region: 'us' },
      record: { kind: 'account', shows: 'Projected revenue' },
      needs:
        'It shows one account to a session that your server opened for it (`fetchSession`); a publishable key alone opens none. In the portal it is part of every account.',
    },
    keyboard: [
      ['`Enter`', 'In a field: saves.'],
      ['`↓` `↑` `Enter`', 'In an industry: goes through the matches and takes one.'],
      ['`Escape`', 'In a dialog: goes back without saving.'],
    ],
    layout: [
      'One column below 52em of its own width, two above.',
      'From 320 pixels of width nothing scrolls sideways.',
    ],
    accessibility: {
      exposed:
        'Each field has a label, and its error or hint as its description; messages are announced, and what a change does to quotes is asked in a dialog.',
      tests: ['axe', 'axeStates', 'keyboard', 'focus', 'targets', 'announced'],
      limits: [],
    },
  },
})
