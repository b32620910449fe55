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
    discard: method<() => void>({
      summary: 'Drops unsaved answers, with what the tab stores of it.',
    }),
    save: method<() => boolean>({
      summary: 'Saves like the element’s own button; false when an answer is missing or it failed.',
      gives: 'boolean',
    }),
  },
  events: {
    ...common.events,
    'parapet-answers-loaded': {
      summary: 'The answers were read, and the questions are on the page.',
      detail: { accountId: { type: 'string', summary: 'The account.' } },
    },
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
  docs: {
    access: { kind: 'session', record: 'account-id' },
    example: {
      attributes: { region: 'us' },
      record: { kind: 'account', shows: 'Security assessment' },
      needs:
        'It asks about one account in a session that your server opened for it (`fetchSession`); a publishable key alone opens none.',
    },
    keyboard: [
      ['`←` `→`', 'In a question: chooses yes or no.'],
      ['`Enter`', 'On “Save answers”: saves.'],
    ],
    layout: ['One column.', 'From 320 pixels of width nothing scrolls sideways.'],
    accessibility: {
      exposed:
        'Each question is a group of radio buttons, a select or a text with its label; what is missing is an error at its question.',
      tests: ['axe', 'axeStates', 'keyboard', 'focus', 'targets', 'announced'],
      limits: [],
    },
  },
})
