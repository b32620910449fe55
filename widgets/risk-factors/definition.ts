import { common } from '../element/common.ts'
import { elementDefinition, method } from '../element/definition.ts'

/** What `<parapet-risk-factors>` offers. */
export const definition = elementDefinition({
  tag: 'parapet-risk-factors',
  summary:
    'Shows the risk scores of an account: company and industry, each factor with its findings, and the last year.',
  height: 'clamp(34em, (42em - 100vw) * 99, 52em)',
  width: '60em',
  attributes: {
    ...common.attributes,
    'account-id': {
      kind: 'id',
      required: true,
      summary: 'The account. The element’s session must have access to it.',
    },
    view: {
      kind: 'choice',
      values: ['full', 'card'],
      summary:
        'All eight factors with findings and history, or a card with seven factors. Default: full.',
    },
  },
  properties: common.properties,
  methods: {
    reload: method<() => void>({ summary: 'Reads the scores again.' }),
  },
  events: {
    'parapet-error': common.events['parapet-error'],
    'parapet-risk-changed': {
      summary: 'The scores were read or have changed.',
      detail: {
        accountId: { type: 'string', summary: 'The account.' },
        companyAggregate: {
          type: 'number',
          optional: true,
          summary: 'The company’s score, 0 to 100; absent before the first scan.',
        },
        industryAggregate: { type: 'number', summary: 'The score of its industry.' },
        scan: {
          type: 'string',
          summary: 'State of the scan: idle, running, failed, noDomain or off.',
        },
      },
    },
  },
  slots: {},
  parts: {
    ...common.parts,
    aggregates: { summary: 'The two or three aggregate scores.' },
    factors: { summary: 'The factors.' },
    history: { summary: 'The chart of the last year.' },
  },
  cssProperties: common.cssProperties,
  docs: {
    access: { kind: 'session', record: 'account-id' },
    example: {
      attributes: { region: 'us' },
      record: { kind: 'account', shows: 'assessed' },
      needs:
        'It shows one account to a session that your server opened for it (`fetchSession`); a publishable key alone opens none. In the portal it is part of every account.',
    },
    keyboard: [
      ['`Enter` `Space`', 'On a factor: shows or hides its findings.'],
      ['`Enter` `Space`', 'On “Show as a table”: shows the scores, or the history, as a table.'],
    ],
    layout: [
      'One column below 44em of its own width, two above; the card is one column.',
      'From 320 pixels of width nothing scrolls sideways.',
    ],
    accessibility: {
      exposed:
        'Each chart is an image with its figures as its name; the factors are a table in the card; in the full view they are a list of disclosures, and the scores and the history are tables too.',
      tests: ['axe', 'axeStates', 'keyboard', 'focus', 'targets'],
      limits: [],
    },
  },
})
