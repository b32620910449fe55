import { common } from '../element/common.ts'
import type { CodeChannel } from '#core/identity/security-code/model.ts'
import { elementDefinition, method } from '../element/definition.ts'

/** The definition of `<parapet-security-code>`. */
export const definition = elementDefinition({
  tag: 'parapet-security-code',
  summary:
    'Sends a 6-digit code by email or text message, asks for it, and opens the record behind it.',
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
        'Sends the first or another code, as its buttons do. Resolves to false during the waiting time, without a phone number for a text message, or when sending failed.',
      parameters: "via?: 'email' | 'text'",
      returns: 'boolean',
    }),
    reset: method<() => void>({ summary: 'Empties the code field.' }),
  },
  events: {
    ...common.events,
    'parapet-code-verified': {
      summary: 'The code was correct. The element’s session can now open the record.',
      detail: {
        workflowId: { type: 'string', summary: 'The workflow.' },
        flow: {
          type: 'string',
          summary: 'Purpose of the workflow: E_PAY, SURPLUS_NOTICE, QUOTE_REVIEW or OTHER.',
        },
        redirectURL: { type: 'string', summary: 'Portal path that shows the record.' },
        recordKind: { type: 'string', summary: 'Kind of record: account, quote or policy.' },
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
      needs: 'It needs the link of an email: use the ID in that link as `workflow-id`.',
    },
    keyboard: [
      ['`Enter` `Space`', 'On Send code: sends the code and moves the focus to its field.'],
      ['`0`–`9`', 'Fills the next box. The sixth digit submits the code.'],
      ['`←` `→`', 'Moves between the digits.'],
      ['`Backspace`', 'Deletes the previous digit.'],
      ['`Ctrl` `V`', 'Pastes a code, with or without separators.'],
    ],
    layout: ['A centered card up to 30em wide.', 'No horizontal scrolling from 320 pixels up.'],
    accessibility: {
      exposed:
        'One text field with a label and `autocomplete="one-time-code"`, drawn as six boxes.',
      tests: ['axe', 'axeStates', 'keyboard', 'focus', 'targets', 'announced'],
      limits: ['A code expires. The visitor can request a new one as often as needed.'],
    },
  },
})
