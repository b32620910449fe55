import { getSecurityAnswers, saveSecurityAnswers } from '#core/insurance/security/endpoints.ts'
import type { SecurityAnswersRecord } from '#core/insurance/security/model.ts'
import type { ScriptedServer } from '#core/testing/scripted-server.ts'
import { openElement, type ElementPage } from '../../security-code/testing/page.ts'
import '../element.ts'

/** Answers to four of the five questions that are always required. */
export const savedAnswers: SecurityAnswersRecord = {
  accountId: 'account-1',
  fields: {
    claimHistory: 0,
    isSecurityOfficer: 'YES',
    isSecurityTraining: 'YES',
    useEncryption: 'YES',
  },
  p250Details: {},
  modified: '2026-01-05T10:00:00.000Z',
}

/** Shows the security questions of an account. */
export const openQuestions = (
  answers: (server: ScriptedServer) => void = () => {},
  attributes = 'account-id="account-1"',
): ElementPage =>
  openElement('parapet-security-questions', attributes, (server) => {
    server.answer(getSecurityAnswers, savedAnswers)
    server.answer(saveSecurityAnswers, {
      ...savedAnswers,
      fields: { ...savedAnswers.fields, useCloudStorage: 'NO' },
    })
    answers(server)
  })

/** Answers a yes-or-no question. */
export const answer = (page: ElementPage, name: string, text: 'Yes' | 'No'): void => {
  const labels = page.find(`#security-${name}`).querySelectorAll('label')
  ;[...labels].find(({ textContent }) => textContent === text)?.click()
}
