import type { Quote, QuoteDraft } from '#core/insurance/quotes/model.ts'
import { attestNotice, getSurplusNotice } from '#core/insurance/surplus/endpoints.ts'
import { draftOf } from '../quotes/draft.fixture.ts'
import type { As, TestPlatform } from '../../testing/platform.ts'

/** Reads the notice of a quote and attests it. */
export const attest = async (platform: TestPlatform, { id, product }: Quote, as: As) => {
  const { notice } = await platform.request(getSurplusNotice, { params: { id } }, as)
  const body = { state: notice.state, noticeVersion: notice.version, hasAttested: true } as const
  const params = { product, quoteId: id }
  return platform.request(attestNotice, { params, body }, as, { ip: '203.0.113.9' })
}

/** A quote in a state where it is placed as surplus lines. */
export const surplusDraftOf = (name: string, state: string): QuoteDraft => {
  const { initialRequestData, contact } = draftOf(name)
  const account = { ...initialRequestData.account, state }
  return { contact, initialRequestData: { ...initialRequestData, account, surplusOnly: true } }
}
