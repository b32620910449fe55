import { common } from '../element/common.ts'
import { elementDefinition, method } from '../element/definition.ts'

/** The definition of `<parapet-security-questions>`. */
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
      summary:
        'A product with additional questions, such as P250. Default: the standard questions.',
    },
    coverages: {
      kind: 'string',
      summary:
        'IDs of the selected coverages, separated by commas. They determine which answers are required.',
    },
  },
  properties: common.properties,
  methods: {
    reload: method<() => void>({
      summary: 'Reloads the answers. Unsaved answers are kept.',
    }),
    discard: method<() => void>({
      summary: 'Discards unsaved answers, including those stored in the tab.',
    }),
    save: method<() => boolean>({
      summary:
        'Saves the answers, like the element’s button. Resolves to false when an answer is missing or the save failed.',
      returns: 'boolean',
    }),
  },
  events: {
    ...common.events,
    'parapet-answers-loaded': {
      summary: 'The answers were loaded, and the questions are on screen.',
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
    actions: { summary: 'The button below the form.' },
  },
  cssProperties: common.cssProperties,
  docs: {
    access: { kind: 'session', record: 'account-id' },
    example: {
      attributes: { region: 'us' },
      record: { kind: 'account', shows: 'Security assessment' },
      needs:
        'It needs a session that your server opened for the account (`fetchSession`); a publishable key alone does not open an account.',
    },
    keyboard: [
      ['`←` `→`', 'In a question: selects yes or no.'],
      ['`Enter`', 'On “Save answers”: saves.'],
    ],
    layout: ['One column.', 'No horizontal scrolling from 320 pixels up.'],
    accessibility: {
      exposed:
        'Each question is a labeled radio group, select or text field; a missing answer is an error at its question.',
      tests: ['axe', 'axeStates', 'keyboard', 'focus', 'targets', 'announced'],
      limits: [],
    },
  },
})
