import { getSurplusNotice } from '#core/insurance/surplus/endpoints.ts'
import { exampleNotice } from '#core/insurance/surplus/notice.fixture.ts'
import type { ScriptedServer } from '#core/testing/scripted-server.ts'
import { openElement, type ElementPage } from '../../security-code/testing/page.ts'
import '../element.ts'

/** Shows the notice of a Louisiana quote. */
export const openNotice = (
  answers: (server: ScriptedServer) => void = () => {},
  attributes = 'quote-id="quote-1"',
): ElementPage =>
  openElement('parapet-surplus-attestation', attributes, (server) => {
    server.answer(getSurplusNotice, exampleNotice)
    answers(server)
  })
