import { common } from '../element/common.ts'
import { elementDefinition } from '../element/definition.ts'

/** What `<parapet-security-code>` offers. */
export const definition = elementDefinition({
  tag: 'parapet-security-code',
  summary:
    'Asks for the six-digit code that was sent by mail or text, and opens the one record it stands for.',
  height: '26em',
  attributes: {
    ...common.attributes,
    'workflow-id': {
      kind: 'id',
      summary: 'Id of the workflow, as it stands in the link of the mail.',
    },
  },
  properties: common.properties,
  events: {
    ...common.events,
    'parapet-code-verified': {
      summary: 'The code was right: the session of the element now opens the record.',
      detail: {
        workflowId: { type: 'string', summary: 'The workflow whose code was right.' },
        flow: { type: 'string', summary: 'What it is for: E_PAY, SURPLUS_NOTICE or OTHER.' },
        redirectURL: { type: 'string', summary: 'Path of the portal that shows the record.' },
        recordKind: { type: 'string', summary: 'What was opened: account, quote or policy.' },
        recordId: { type: 'string', summary: 'Id of the record.' },
      },
    },
  },
  slots: {},
  parts: {
    ...common.parts,
    code: { summary: 'The field of the code with its six boxes.' },
  },
  cssProperties: common.cssProperties,
})
