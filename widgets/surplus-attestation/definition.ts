import { common } from '../element/common.ts'
import { elementDefinition, method } from '../element/definition.ts'
import { variants } from './variants.ts'

/** The notice as the page reads it. */
interface NoticeFacts {
  readonly quoteId: string
  readonly quoteNumber: string
  readonly state: string
  readonly isAttested: boolean
}

/** What `<parapet-surplus-attestation>` offers. */
export const definition = elementDefinition({
  tag: 'parapet-surplus-attestation',
  summary:
    'The surplus lines notice of a quote in Louisiana or Montana: its figures, the notice, the attestation of the licensed broker, and the receipt.',
  height: 'clamp(56em, (52em - 100vw) * 99, 84em)',
  width: '46em',
  attributes: {
    ...common.attributes,
    'quote-id': {
      kind: 'id',
      summary:
        'The quote. The element’s session must have access to it. Without it, the quote of the code entered in a parapet-security-code on the page.',
    },
    'workflow-id': {
      kind: 'id',
      summary: 'ID of the workflow in a Review & Sign link. Its security code is asked for first.',
    },
    variant: {
      kind: 'choice',
      values: variants,
      summary:
        'Where it stands: sign behind a link, console in screens of an agency, bind or send as the last of three steps. Default: sign.',
    },
  },
  properties: common.properties,
  methods: {
    reload: method<() => void>({ summary: 'Reads the notice again.' }),
    getNotice: method<() => NoticeFacts | undefined>({
      summary:
        'The quote, the state of its notice and whether it is attested; undefined until then.',
      gives:
        '{ quoteId: string; quoteNumber: string; state: string; isAttested: boolean } | undefined',
    }),
  },
  events: {
    ...common.events,
    'parapet-notice-attested': {
      summary: 'The notice was attested, here or before. In bind and send, the page goes on.',
      detail: {
        quoteId: { type: 'string', summary: 'The quote.' },
        quoteNumber: { type: 'string', summary: 'Its number.' },
        state: { type: 'string', summary: 'The state of the notice: LA or MT.' },
        byTerms: {
          type: 'boolean',
          optional: true,
          summary: 'True where OK of the attestation terms attested it, just now.',
        },
        modified: {
          type: 'string',
          summary: 'The version of the quote that was read, for If-Match of the calls that follow.',
        },
      },
    },
    'parapet-notice-previous': {
      summary: 'Previous was pressed; only in bind and send.',
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
        'It belongs to a Review & Sign link: the ID in it is `workflow-id`. The texts of the notices are examples.',
    },
    keyboard: [
      ['`Space`', 'On the statement: ticks it, which enables the button.'],
      ['`Enter`', 'On the button: attests.'],
    ],
    layout: ['One column.', 'From 320 pixels of width nothing scrolls sideways.'],
    accessibility: {
      exposed:
        'The notice is text under a heading. The button says that it is disabled until the statement is ticked; the thank-you is a dialog.',
      tests: ['axe', 'axeStates', 'keyboard', 'focus', 'targets'],
      limits: [],
    },
  },
})
