import { getRisk } from '#core/insurance/risk/endpoints.ts'
import { exampleRisk } from '#core/insurance/risk/risk.fixture.ts'
import type { ScriptedServer } from '#core/testing/scripted-server.ts'
import { openElement, type ElementPage } from '../../security-code/testing/page.ts'
import '../element.ts'

/** Shows the risk of an account with one finding. */
export const openRisk = (
  answers: (server: ScriptedServer) => void = () => {},
  attributes = 'account-id="account-1"',
): ElementPage =>
  openElement('parapet-risk-factors', attributes, (server) => {
    server.answer(getRisk, exampleRisk)
    answers(server)
  })
