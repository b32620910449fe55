import { describe, expect, test } from 'vitest'
import {
  agencyStatusOf,
  allowedQuoteActions,
  quoteActions,
  transitionErrorOf,
  quoteStandingOf,
  quoteStatuses,
} from './transitions.ts'

const ended = ['DECLINED', 'EXPIRED', 'BINDER EXPIRED', 'INVALID'] as const

test('an agent verifies, then asks to bind, and nothing more', () => {
  expect(allowedQuoteActions({ status: 'READY', isVerified: false }, 'agency')).toEqual([
    'update',
    'verify',
    'downloadProposal',
  ])
  expect(allowedQuoteActions({ status: 'READY', isVerified: true }, 'agency')).toEqual([
    'update',
    'requestToBind',
    'downloadProposal',
  ])
  expect(allowedQuoteActions({ status: 'REQUESTED', isVerified: true }, 'agency')).toEqual([
    'downloadProposal',
  ])
})

test('an underwriter releases referrals and decides on requests', () => {
  expect(allowedQuoteActions({ status: 'REFERRED', isVerified: true }, 'staff')).toEqual([
    'update',
    'release',
    'decline',
    'downloadProposal',
  ])
  expect(allowedQuoteActions({ status: 'REQUESTED', isVerified: true }, 'staff')).toEqual([
    'approve',
    'issue',
    'decline',
    'downloadProposal',
  ])
  expect(allowedQuoteActions({ status: 'BOUND', isVerified: true }, 'staff')).toEqual([
    'issue',
    'downloadProposal',
  ])
})

test('a visitor changes an open quote and never decides', () => {
  for (const status of quoteStatuses) {
    const actions = allowedQuoteActions({ status, isVerified: true }, 'visitor')
    const harmless = ['update', 'downloadProposal', 'email']
    expect(actions.filter((each) => !harmless.includes(each))).toEqual([])
  }
})

describe('what has ended', () => {
  test.each(ended)('%s allows nothing, and the agency sees it as invalid', (status) => {
    expect(allowedQuoteActions({ status, isVerified: true }, 'staff')).toEqual([])
    expect(quoteStandingOf[agencyStatusOf[status]]).toBe('invalid')
  })
})

test('what stands in the way is named: who, then when, then the verification', () => {
  const ready = { status: 'READY', isVerified: false } as const
  expect(transitionErrorOf('issue', ready, 'agency')).toBe('quoteActorForbids')
  expect(transitionErrorOf('issue', ready, 'staff')).toBe('quoteStatusForbids')
  expect(transitionErrorOf('requestToBind', ready, 'agency')).toBe('accountUnverified')
  expect(transitionErrorOf('verify', { ...ready, isVerified: true }, 'agency')).toBe(
    'accountVerified',
  )
})

test('a reader takes the proposal with it and does nothing else', () => {
  const all = quoteStatuses.flatMap((status) =>
    allowedQuoteActions({ status, isVerified: true }, 'reader'),
  )
  expect(new Set(all)).toEqual(new Set(['downloadProposal']))
  expect(quoteActions).toContain('downloadProposal')
})
