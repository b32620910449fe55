import { common } from '../element/common.ts'
import type { CodeChannel } from '#core/identity/security-code/model.ts'
import { elementDefinition, method } from '../element/definition.ts'

/** The definition of `<parapet-security-code>`. */
export const definition = elementDefinition({
  tag: 'parapet-security-code',
  summary:
    'Sends a 6-digit code by email or text when its button is pressed, asks for it, and opens the record it belongs to.',
  height: '26em',
  width: '30em',
  attributes: {
    ...common.attributes,
    'workflow-id': {
      kind: 'id',
      summary: 'ID of the workflow, from the link in the email.',
    },
  },
  properties: common.properties,
  methods: {
    resend: method<(via?: CodeChannel) => Promise<boolean>>({
      summary:
        'Sends the first code or another one, as its buttons do; false while that has to wait, without a phone for a text, or when it failed.',
      parameters: "via?: 'email' | 'text'",
      gives: 'boolean',
    }),
    reset: method<() => void>({ summary: 'Empties the code field.' }),
  },
  events: {
    ...common.events,
    'parapet-code-verified': {
      summary: 'The code was right. The element’s session can now open the record.',
      detail: {
        workflowId: { type: 'string', summary: 'The workflow.' },
        flow: {
          type: 'string',
          summary: 'Its purpose: E_PAY, SURPLUS_NOTICE, QUOTE_REVIEW or OTHER.',
        },
        redirectURL: { type: 'string', summary: 'Path in the portal that shows the record.' },
        recordKind: { type: 'string', summary: 'Kind of the record: account, quote or policy.' },
        recordId: { type: 'string', summary: 'ID of the record.' },
      },
    },
  },
  slots: {},
  parts: {
    ...common.parts,
    code: { summary: 'The code field with its six boxes.' },
  },
  cssProperties: common.cssProperties,
  docs: {
    access: { kind: 'link' },
    example: {
      attributes: { region: 'us' },
      record: { kind: 'code', shows: 'Send code' },
      needs: 'It belongs to a link in an email: the ID in it is `workflow-id`.',
    },
    keyboard: [
      ['`Enter` `Space`', 'On Send code: sends the code and moves to its field.'],
      ['`0`–`9`', 'Fills the next box; the sixth digit sends the code.'],
      ['`←` `→`', 'Moves between the digits.'],
      ['`Backspace`', 'Removes the digit before.'],
      ['`Ctrl` `V`', 'Pastes a code with any separators.'],
    ],
    layout: [
      'A centred card up to 30em wide.',
      'From 320 pixels of width nothing scrolls sideways.',
    ],
    accessibility: {
      exposed:
        'One text field with a label and `autocomplete="one-time-code"`, drawn as six boxes.',
      tests: ['axe', 'axeStates', 'keyboard', 'focus', 'targets', 'announced'],
      limits: ['A code ends with time; the visitor can ask for a new one as often as needed.'],
    },
  },
})
