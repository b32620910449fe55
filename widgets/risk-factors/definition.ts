import { common } from '../element/common.ts'
import { elementDefinition, method } from '../element/definition.ts'

/** The definition of `<parapet-risk-factors>`. */
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
        'All eight factors with findings and history (full), or a card with seven factors (card). Default: full.',
    },
  },
  properties: common.properties,
  methods: {
    reload: method<() => void>({ summary: 'Reloads the scores.' }),
  },
  events: {
    'parapet-error': common.events['parapet-error'],
    'parapet-risk-changed': {
      summary: 'The scores were loaded or have changed.',
      detail: {
        accountId: { type: 'string', summary: 'The account.' },
        companyAggregate: {
          type: 'number',
          optional: true,
          summary: 'The company’s score, 0 to 100; absent before the first scan.',
        },
        industryAggregate: { type: 'number', summary: 'The industry’s score.' },
        scan: {
          type: 'string',
          summary: 'Scan state: idle, running, failed, noDomain or off.',
        },
      },
    },
  },
  slots: {},
  parts: {
    ...common.parts,
    aggregates: { summary: 'The aggregate scores, two or three.' },
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
        'It needs a session that your server opened for the account (`fetchSession`); a publishable key alone does not open an account. In the portal it is part of every account.',
    },
    keyboard: [
      ['`Enter` `Space`', 'On a factor: shows or hides its findings.'],
      ['`Enter` `Space`', 'On “Show as a table”: shows the scores, or the history, as a table.'],
    ],
    layout: [
      'One column when the element is narrower than 44em, two when it is wider. The card has one column.',
      'No horizontal scrolling from 320 pixels up.',
    ],
    accessibility: {
      exposed:
        'Each chart is an image whose name contains its figures. The card lists the factors in a table. The full view lists them as disclosures, and also offers the scores and the history as tables.',
      tests: ['axe', 'axeStates', 'keyboard', 'focus', 'targets'],
      limits: [],
    },
  },
})
