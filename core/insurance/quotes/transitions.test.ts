import { describe, expect, test } from 'vitest'
import { blockedQuoteActions } from './blocked-actions.ts'
import { agencyStatusOf, quoteSectionOf } from './agency-statuses.ts'
import { quoteActions } from './actions.ts'
import { allowedQuoteActions, transitionErrorOf, type QuoteState } from './transitions.ts'
import { endedQuoteStatuses, quoteStatuses, type QuoteStatus } from './statuses.ts'

/** A quote on which only status and verification can block an action. */
const quoteOf = (status: QuoteStatus, isVerified: boolean): QuoteState => ({
  status,
  isVerified,
  isStartOpen: true,
  isAttested: true,
  isComplete: true,
  isReleasable: true,
  isAccountOpen: true,
  isMet: true,
  isWithinAuthority: true,
})
const seller = ['quote:update', 'account:verify', 'quote:request', 'quote:close', 'document:read']
const underwriter = [
  ...seller,
  'quote:review',
  'quote:release',
  'quote:approve',
  'quote:issue',
  'quote:decline',
]

const ended = {
  DECLINED: ['delete'],
  LOST: ['delete', 'restore'],
  EXPIRED: ['retry', 'delete'],
  'BINDER EXPIRED': ['retry'],
  RESCIND: ['retry'],
  INVALID: ['delete'],
  DELETED: ['restore'],
} as const

const ofSeller = ['requestReview', 'setNeedBy', 'recalculate', 'lose', 'delete']

test('lets an agent verify, then request to bind, request a review, or close the quote', () => {
  expect(allowedQuoteActions(quoteOf('READY', false), seller)).toEqual([
    'update',
    'switchPlacement',
    'compare',
    'verify',
    'editPolicyholder',
    ...ofSeller,
    'downloadProposal',
  ])
  expect(allowedQuoteActions(quoteOf('READY', true), seller)).toEqual([
    'update',
    'switchPlacement',
    'compare',
    'editPolicyholder',
    'requestToBind',
    ...ofSeller,
    'downloadProposal',
  ])
  expect(allowedQuoteActions(quoteOf('REQUESTED', true), seller)).toEqual([
    'editPolicyholder',
    'setNeedBy',
    'lose',
    'downloadProposal',
  ])
})

test('lets an underwriter release referrals and decide on requests', () => {
  expect(allowedQuoteActions(quoteOf('REFERRED', true), underwriter)).toEqual([
    'update',
    'switchPlacement',
    'compare',
    'editPolicyholder',
    'setNeedBy',
    'underwrite',
    'escalate',
    'indicate',
    'bypassRules',
    'recalculate',
    'release',
    'decline',
    'lose',
    'delete',
    'downloadProposal',
  ])
  expect(allowedQuoteActions(quoteOf('REQUESTED', true), underwriter)).toEqual([
    'editPolicyholder',
    'setNeedBy',
    'underwrite',
    'refer',
    'escalate',
    'approve',
    'issue',
    'decline',
    'lose',
    'downloadProposal',
  ])
  expect(allowedQuoteActions(quoteOf('BOUND', true), underwriter)).toEqual([
    'escalate',
    'issue',
    'rescindBinder',
    'downloadProposal',
  ])
})

test('lets an agency issue only bound quotes', () => {
  const agency = [...seller, 'quote:agentIssue']
  const issuable = quoteStatuses.filter((status) =>
    allowedQuoteActions(quoteOf(status, true), agency).includes('agentIssue'),
  )
  expect(issuable).toEqual(['BOUND'])
})

test('lets an embed user change an open quote but never decide', () => {
  for (const status of quoteStatuses) {
    const actions = allowedQuoteActions(quoteOf(status, true), [
      'quote:update',
      'quote:email',
      'document:read',
    ])
    const harmless = ['update', 'switchPlacement', 'compare', 'downloadProposal', 'email']
    expect(actions.filter((each) => !harmless.includes(each))).toEqual([])
  }
})

describe('an ended quote', () => {
  test.each(endedQuoteStatuses)('%s is invalid to the agency, and can be retried', (status) => {
    expect(allowedQuoteActions(quoteOf(status, true), underwriter)).toEqual(ended[status])
    expect(quoteSectionOf[agencyStatusOf[status]]).toBe('invalid')
  })
})

test('checks errors in order: permission, status, verification', () => {
  const ready = quoteOf('READY', false)
  expect(transitionErrorOf('issue', ready, seller)).toBe('quoteActorForbids')
  expect(transitionErrorOf('issue', ready, underwriter)).toBe('quoteStatusForbids')
  expect(transitionErrorOf('requestToBind', ready, seller)).toBe('accountUnverified')
  expect(transitionErrorOf('verify', { ...ready, isVerified: true }, seller)).toBe(
    'accountVerified',
  )
})

test.each([
  ['requestToBind', 'READY', { isStartOpen: false }, 'quoteStartPassed'],
  ['requestToBind', 'READY', { isAttested: false }, 'noticeUnattested'],
  ['sendToCustomer', 'IN_REVIEW', { isAttested: false }, 'noticeUnattested'],
  ['approve', 'REQUESTED', { isAttested: false }, 'noticeUnattested'],
  ['issue', 'REQUESTED', { isAttested: false }, 'noticeUnattested'],
  ['approve', 'REQUESTED', { isComplete: false }, 'quoteIncomplete'],
  ['issue', 'BOUND', { isComplete: false }, 'quoteIncomplete'],
  ['release', 'REFERRED', { isReleasable: false }, 'quoteNotReleasable'],
  ['bypassRules', 'REFERRED', { isReleasable: false }, 'quoteNotReleasable'],
  ['recalculate', 'READY', { isStartOpen: false }, 'quoteStartPassed'],
  ['approve', 'REQUESTED', { isMet: false }, 'quoteSubjectivitiesOpen'],
  ['issue', 'REQUESTED', { isMet: false }, 'quoteSubjectivitiesOpen'],
  ['release', 'REFERRED', { isWithinAuthority: false }, 'quoteBeyondAuthority'],
  ['bypassRules', 'REFERRED', { isWithinAuthority: false }, 'quoteBeyondAuthority'],
  ['approve', 'REQUESTED', { isWithinAuthority: false }, 'quoteBeyondAuthority'],
  ['issue', 'BOUND', { isWithinAuthority: false }, 'quoteBeyondAuthority'],
  ['retry', 'EXPIRED', { isAccountOpen: false }, 'accountStatusForbids'],
  ['restore', 'DELETED', { isAccountOpen: false }, 'accountStatusForbids'],
] as const)(
  '%s of a %s quote is blocked by its missing prerequisite',
  (action, status, lack, error) => {
    const quote = quoteOf(status, true)
    const may = [...underwriter, 'quote:send']
    expect(transitionErrorOf(action, quote, may)).toBeNull()
    expect(transitionErrorOf(action, { ...quote, ...lack }, may)).toBe(error)
  },
)

test('returns a blocked decision with its prerequisite, only to viewers who can decide', () => {
  const quote = { ...quoteOf('REQUESTED', true), isMet: false }
  const requested = { action: 'requestToBind', error: 'quoteRequested' }
  expect(blockedQuoteActions(quote, underwriter)).toEqual([
    requested,
    { action: 'approve', error: 'quoteSubjectivitiesOpen' },
    { action: 'issue', error: 'quoteSubjectivitiesOpen' },
  ])
  expect(blockedQuoteActions({ ...quote, isWithinAuthority: false }, underwriter)).toEqual([
    requested,
    { action: 'approve', error: 'quoteBeyondAuthority' },
    { action: 'issue', error: 'quoteBeyondAuthority' },
  ])
  expect(blockedQuoteActions(quote, seller)).toEqual([requested])
  expect(blockedQuoteActions({ ...quote, isMet: true }, underwriter)).toEqual([requested])
  expect(blockedQuoteActions(quote, ['quote:read'])).toEqual([])
})

test.each([
  ['READY', { isVerified: false }, 'accountUnverified'],
  ['READY', { isStartOpen: false }, 'quoteStartPassed'],
  ['SIGNED', { isAttested: false }, 'noticeUnattested'],
  ['INDICATION', {}, 'quoteUnreleased'],
  ['REFERRED', {}, 'quoteUnreleased'],
  ['IN_REVIEW', {}, 'quoteUnreleased'],
  ['REQUESTED', {}, 'quoteRequested'],
] as const)('returns the reason of a blocked request to bind a %s quote', (status, lack, error) => {
  expect(blockedQuoteActions({ ...quoteOf(status, true), ...lack }, seller)).toEqual([
    { action: 'requestToBind', error },
  ])
})

test.each(['BOUND', 'ISSUED', ...endedQuoteStatuses] as const)(
  'a %s quote has no blocked actions',
  (status) => expect(blockedQuoteActions(quoteOf(status, true), seller)).toEqual([]),
)

test('lets a viewer with read access download the proposal and nothing else', () => {
  const all = quoteStatuses.flatMap((status) =>
    allowedQuoteActions(quoteOf(status, true), ['quote:read', 'document:read']),
  )
  expect(new Set(all)).toEqual(new Set(['downloadProposal']))
  expect(quoteActions).toContain('downloadProposal')
})
