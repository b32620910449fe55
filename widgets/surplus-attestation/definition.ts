import { common } from '../element/common.ts'
import { elementDefinition, method } from '../element/definition.ts'
import { variants } from './variants.ts'

/** The notice as `getNotice()` returns it. */
interface NoticeSummary {
  readonly quoteId: string
  readonly quoteNumber: string
  readonly state: string
  readonly isAttested: boolean
}

/** The definition of `<parapet-surplus-attestation>`. */
export const definition = elementDefinition({
  tag: 'parapet-surplus-attestation',
  summary:
    'Shows the surplus lines notice of a quote in Louisiana or Montana with the quote’s figures, takes the licensed broker’s attestation, and shows the receipt.',
  height: 'clamp(56em, (52em - 100vw) * 99, 84em)',
  width: '46em',
  attributes: {
    ...common.attributes,
    'quote-id': {
      kind: 'id',
      summary:
        'The quote. The element’s session must have access to it. Default: the quote opened by a parapet-security-code on the page.',
    },
    'workflow-id': {
      kind: 'id',
      summary: 'ID of the workflow in a Review & Sign link. Its security code is asked for first.',
    },
    variant: {
      kind: 'choice',
      values: variants,
      summary:
        'Where the notice is shown: behind a link (sign), in an agency’s own screens (console), or as the last of three steps (bind, send). Default: sign.',
    },
  },
  properties: common.properties,
  methods: {
    reload: method<() => void>({ summary: 'Reloads the notice.' }),
    getNotice: method<() => NoticeSummary | undefined>({
      summary:
        'Returns the quote, the U.S. state of its notice and whether it is attested; undefined until the notice is loaded.',
      returns:
        '{ quoteId: string; quoteNumber: string; state: string; isAttested: boolean } | undefined',
    }),
  },
  events: {
    ...common.events,
    'parapet-notice-attested': {
      summary:
        'The notice is attested, now or earlier. In bind and send, the page moves to its next step.',
      detail: {
        quoteId: { type: 'string', summary: 'The quote.' },
        quoteNumber: { type: 'string', summary: 'The quote number.' },
        state: { type: 'string', summary: 'U.S. state of the notice: LA or MT.' },
        byTerms: {
          type: 'boolean',
          optional: true,
          summary: 'True when OK in the attestation terms has just attested the notice.',
        },
        modified: {
          type: 'string',
          summary: 'Version of the quote, for the If-Match header of later calls.',
        },
      },
    },
    'parapet-notice-previous': {
      summary: 'Previous was clicked. Only in bind and send.',
      detail: { quoteId: { type: 'string', summary: 'The quote.' } },
    },
  },
  slots: {},
  parts: {
    ...common.parts,
    summary: { summary: 'The figures of the quote.' },
    notice: { summary: 'The text of the notice.' },
    attestation: { summary: 'The statement with its buttons.' },
  },
  cssProperties: common.cssProperties,
  docs: {
    access: { kind: 'link' },
    example: {
      attributes: { region: 'us' },
      record: { kind: 'notice', shows: 'Quote summary' },
      needs:
        'It needs a Review & Sign link: use the ID in that link as `workflow-id`. The notice texts are examples.',
    },
    keyboard: [
      ['`Space`', 'On the statement: checks it, which enables the button.'],
      ['`Enter`', 'On the button: attests.'],
    ],
    layout: ['One column.', 'No horizontal scrolling from 320 pixels up.'],
    accessibility: {
      exposed:
        'The notice is text below a heading. The button is exposed as disabled until the statement is checked. The thank-you message is a dialog.',
      tests: ['axe', 'axeStates', 'keyboard', 'focus', 'targets'],
      limits: [],
    },
  },
})
