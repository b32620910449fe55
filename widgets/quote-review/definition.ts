import { common } from '../element/common.ts'
import { elementDefinition, method } from '../element/definition.ts'

/** The quote as `getReview()` returns it. */
interface ReviewSummary {
  readonly quoteId: string
  readonly quoteNumber: string
  readonly section: string
  readonly isVerified: boolean
}

/** The definition of `<parapet-quote-review>`. */
export const definition = elementDefinition({
  tag: 'parapet-quote-review',
  summary:
    'Shows a quote that was sent to an agency by link, with its terms and policyholder. The agency verifies the company and requests to bind.',
  height: 'clamp(48em, (52em - 100vw) * 99, 84em)',
  width: '60em',
  attributes: {
    ...common.attributes,
    'quote-id': {
      kind: 'id',
      summary:
        'The quote. The element’s session must have access to it. Default: the quote opened by a parapet-security-code on the page.',
    },
    'workflow-id': {
      kind: 'id',
      summary:
        'ID of the workflow in a Review & Request to bind link. Its security code is asked for first.',
    },
  },
  properties: common.properties,
  methods: {
    reload: method<() => void>({ summary: 'Reloads the quote.' }),
    getReview: method<() => ReviewSummary | undefined>({
      summary:
        'Returns the quote, its section and whether the company is verified; undefined until the quote is loaded.',
      returns:
        '{ quoteId: string; quoteNumber: string; section: string; isVerified: boolean } | undefined',
    }),
  },
  events: {
    ...common.events,
    'parapet-review-changed': {
      summary: 'The quote was loaded or has changed.',
      detail: {
        quoteId: { type: 'string', summary: 'The quote.' },
        quoteNumber: { type: 'string', summary: 'The quote number.' },
        section: {
          type: 'string',
          summary: 'Section on screen: open, request-to-bind-sent, already-bound or invalid.',
        },
        isVerified: { type: 'boolean', summary: 'Whether the company is verified.' },
      },
    },
    'parapet-bind-requested': {
      summary: 'A request to bind was sent.',
      detail: {
        quoteId: { type: 'string', summary: 'The quote.' },
        quoteNumber: { type: 'string', summary: 'The quote number.' },
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
      needs: 'It needs a Review & Request to bind link: use the ID in that link as `workflow-id`.',
    },
    keyboard: [
      ['`Space`', 'On the check box: verifies the company, once.'],
      ['`Escape`', 'In a dialog: closes it; asks first when there is unsaved input.'],
    ],
    layout: [
      'One column when the element is narrower than 52em, two when it is wider.',
      'No horizontal scrolling from 320 pixels up.',
    ],
    accessibility: {
      exposed:
        'The heading states the quote’s status in words, not only by color. Dialogs are native and return the focus.',
      tests: ['axe', 'axeStates', 'keyboard', 'focus', 'targets'],
      limits: [],
    },
  },
})
