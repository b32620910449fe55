import { common } from '../element/common.ts'
import { elementDefinition, method } from '../element/definition.ts'

/** What `<parapet-security-questions>` offers. */
export const definition = elementDefinition({
  tag: 'parapet-security-questions',
  summary: 'Asks the security questions of an account, and saves the answers.',
  height: 'clamp(57.5em, (42em - 100vw) * 99, 67em)',
  width: '40em',
  attributes: {
    ...common.attributes,
    'account-id': {
      kind: 'id',
      required: true,
      summary: 'The account. The element’s session must have access to it.',
    },
    product: {
      kind: 'string',
      summary: 'A product line that asks more, such as P250. Default: the standard questions.',
    },
    coverages: {
      kind: 'string',
      summary: 'Ids of the selected coverages, separated by commas: they decide what is required.',
    },
  },
  properties: common.properties,
  methods: {
    reload: method<() => void>({
      summary: 'Reads the answers again. Unsaved answers stay.',
    }),
    save: method<() => boolean>({
      summary: 'Saves like the element’s own button; false when an answer is missing or it failed.',
      gives: 'boolean',
    }),
  },
  events: {
    ...common.events,
    'parapet-answers-saved': {
      summary: 'The answers were saved.',
      detail: { accountId: { type: 'string', summary: 'The account.' } },
    },
  },
  slots: {},
  parts: {
    ...common.parts,
    form: { summary: 'The form.' },
    actions: { summary: 'The button under it.' },
  },
  cssProperties: common.cssProperties,
})
