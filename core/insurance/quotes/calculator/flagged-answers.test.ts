import { expect, test } from 'vitest'
import { scriptedPrice } from '../../../testing/scripted-rater.ts'
import { securityQuestions, type SecurityAnswers } from '../../products/questions.ts'
import { million } from '../../products/units.ts'
import { flaggedAnswers } from './flagged-answers.ts'

const good: SecurityAnswers = {
  claimHistory: 0,
  isSecurityOfficer: 'YES',
  isSecurityTraining: 'YES',
  useEncryption: 'YES',
  useCloudStorage: 'NO',
  isVerifyingBankAccounts: 'YES',
  isAuthenticatingFundTransferRequests: 'YES',
  isPreventingUnauthorizedWireTransfers: 'YES',
}

const flagged = (securityAnswers: SecurityAnswers) =>
  flaggedAnswers(
    securityQuestions,
    securityAnswers,
    scriptedPrice({
      product: 'P100',
      account: { state: 'TX', naicsCode: '621210', revenue: million(12), yearEstablished: 1998 },
      global: { preset: 3 },
      securityAnswers,
    }),
  )

test('flags no favorable answers', () => {
  expect(flagged(good)).toEqual([])
})

test('flags a claim, a bad practice and a skipped question; NO lists the disabled coverages', () => {
  const { useEncryption: _, ...answers } = good
  const found = flagged({ ...answers, claimHistory: 2, isVerifyingBankAccounts: 'NO' })
  expect(found.map(({ question, answer }) => [question, answer])).toEqual([
    ['claimHistory', 2],
    ['useEncryption', undefined],
    ['isVerifyingBankAccounts', 'NO'],
  ])
  expect(found[2]?.coverages.map(({ key }) => key)).toEqual([
    'CYBER_CRIME',
    'SOCIAL_ENGINEERING',
    'COMPUTER_FUNDS_TRANSFER_FRAUD',
    'REVERSE_SOCIAL_ENGINEERING_ENDORSEMENT',
  ])
})
