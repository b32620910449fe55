import { describe, expect, test } from 'vitest'
import {
  agencyStatusOf,
  allowedQuoteActions,
  quoteActions,
  transitionErrorOf,
  quoteStandingOf,
  quoteStatuses,
} from './transitions.ts'

const seller = ['quote:update', 'account:verify', 'quote:request', 'document:read']
const underwriter = [...seller, 'quote:release', 'quote:approve', 'quote:issue', 'quote:decline']

const ended = ['DECLINED', 'EXPIRED', 'BINDER EXPIRED', 'INVALID'] as const

test('an agent verifies, then asks to bind, and nothing more', () => {
  expect(allowedQuoteActions({ status: 'READY', isVerified: false }, seller)).toEqual([
    'update',
    'verify',
    'downloadProposal',
  ])
  expect(allowedQuoteActions({ status: 'READY', isVerified: true }, seller)).toEqual([
    'update',
    'requestToBind',
    'downloadProposal',
  ])
  expect(allowedQuoteActions({ status: 'REQUESTED', isVerified: true }, seller)).toEqual([
    'downloadProposal',
  ])
})

test('an underwriter releases referrals and decides on requests', () => {
  expect(allowedQuoteActions({ status: 'REFERRED', isVerified: true }, underwriter)).toEqual([
    'update',
    'release',
    'decline',
    'downloadProposal',
  ])
  expect(allowedQuoteActions({ status: 'REQUESTED', isVerified: true }, underwriter)).toEqual([
    'approve',
    'issue',
    'decline',
    'downloadProposal',
  ])
  expect(allowedQuoteActions({ status: 'BOUND', isVerified: true }, underwriter)).toEqual([
    'issue',
    'downloadProposal',
  ])
})

test('the user of a page changes an open quote and never decides', () => {
  for (const status of quoteStatuses) {
    const actions = allowedQuoteActions({ status, isVerified: true }, [
      'quote:update',
      'quote:email',
      'document:read',
    ])
    const harmless = ['update', 'downloadProposal', 'email']
    expect(actions.filter((each) => !harmless.includes(each))).toEqual([])
  }
})

describe('what has ended', () => {
  test.each(ended)('%s allows nothing, and the agency sees it as invalid', (status) => {
    expect(allowedQuoteActions({ status, isVerified: true }, underwriter)).toEqual([])
    expect(quoteStandingOf[agencyStatusOf[status]]).toBe('invalid')
  })
})

test('what stands in the way is named: who, then when, then the verification', () => {
  const ready = { status: 'READY', isVerified: false } as const
  expect(transitionErrorOf('issue', ready, seller)).toBe('quoteActorForbids')
  expect(transitionErrorOf('issue', ready, underwriter)).toBe('quoteStatusForbids')
  expect(transitionErrorOf('requestToBind', ready, seller)).toBe('accountUnverified')
  expect(transitionErrorOf('verify', { ...ready, isVerified: true }, seller)).toBe(
    'accountVerified',
  )
})

test('who only reads takes the proposal with it and does nothing else', () => {
  const all = quoteStatuses.flatMap((status) =>
    allowedQuoteActions({ status, isVerified: true }, ['quote:read', 'document:read']),
  )
  expect(new Set(all)).toEqual(new Set(['downloadProposal']))
  expect(quoteActions).toContain('downloadProposal')
})
