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
})
