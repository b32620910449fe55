import { common } from '../element/common.ts'
import type { CodeChannel } from '#core/identity/security-code/model.ts'
import { elementDefinition, method } from '../element/definition.ts'

/** The definition of `<parapet-security-code>`. */
export const definition = elementDefinition({
  tag: 'parapet-security-code',
  summary: 'Asks for the 6-digit code sent by email or text, and opens the record it belongs to.',
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
        'Sends another code, as its buttons do; false while that has to wait, without a phone for a text, or when it failed.',
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
})
