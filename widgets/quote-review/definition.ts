import { common } from '../element/common.ts'
import { elementDefinition, method } from '../element/definition.ts'

/** The quote as the page reads it. */
interface ReviewFacts {
  readonly quoteId: string
  readonly quoteNumber: string
  readonly section: string
  readonly isVerified: boolean
}

/** What `<parapet-quote-review>` offers. */
export const definition = elementDefinition({
  tag: 'parapet-quote-review',
  summary:
    'A quote that an agency got by a link: its terms, the policyholder, the verification of the company, and the request to bind.',
  height: 'clamp(48em, (52em - 100vw) * 99, 84em)',
  width: '60em',
  attributes: {
    ...common.attributes,
    'quote-id': {
      kind: 'id',
      summary:
        'The quote. The element’s session must have access to it. Without it, the quote of the code entered in a parapet-security-code on the page.',
    },
    'workflow-id': {
      kind: 'id',
      summary:
        'ID of the workflow in a Review & Request to bind link. Its security code is asked for first.',
    },
  },
  properties: common.properties,
  methods: {
    reload: method<() => void>({ summary: 'Reads the quote again.' }),
    getReview: method<() => ReviewFacts | undefined>({
      summary: 'The quote, its section and whether the company is verified; undefined until then.',
      gives:
        '{ quoteId: string; quoteNumber: string; section: string; isVerified: boolean } | undefined',
    }),
  },
  events: {
    ...common.events,
    'parapet-review-changed': {
      summary: 'The quote was read or has changed.',
      detail: {
        quoteId: { type: 'string', summary: 'The quote.' },
        quoteNumber: { type: 'string', summary: 'Its number.' },
        section: {
          type: 'string',
          summary: 'Its section: open, request-to-bind-sent, already-bound or invalid.',
        },
        isVerified: { type: 'boolean', summary: 'Whether the company is verified.' },
      },
    },
    'parapet-bind-requested': {
      summary: 'A request to bind was sent.',
      detail: {
        quoteId: { type: 'string', summary: 'The quote.' },
        quoteNumber: { type: 'string', summary: 'Its number.' },
      },
    },
  },
  slots: {},
  parts: {
    ...common.parts,
    terms: { summary: 'The terms and coverages of the quote.' },
    verification: { summary: 'The card that verifies the company and requests to bind.' },
  },
  cssProperties: common.cssProperties,
  docs: {
    access: { kind: 'link' },
    example: {
      attributes: { region: 'us' },
      record: { kind: 'review', shows: 'Quote PQ-T' },
      needs: 'It belongs to a Review & Request to bind link: the ID in it is `workflow-id`.',
    },
    keyboard: [
      ['`Space`', 'On the check box: verifies the company, once.'],
      ['`Escape`', 'In a dialog: closes it, and asks first where something was typed.'],
    ],
    layout: [
      'One column below 52em of its own width, two above.',
      'From 320 pixels of width nothing scrolls sideways.',
    ],
    accessibility: {
      exposed:
        'The heading says the state of the quote in words beside its colour. Dialogs are native and return the focus.',
      tests: ['axe', 'axeStates', 'keyboard', 'focus', 'targets'],
      limits: [],
    },
  },
})
