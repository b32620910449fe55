import { exchangeWorkflowCode, sendWorkflowCode } from '#core/identity/security-code/endpoints.ts'
import type { Quote } from '#core/insurance/quotes/model.ts'
import * as calls from '#core/insurance/signing/endpoints.ts'
import type { As, TestPlatform } from '../../testing/platform.ts'
import { rosa } from '../quotes/draft.fixture.ts'

/** The path parameters of a quote's endpoints. */
export const quoteParams = ({ product, id }: Quote) => ({ params: { product, quoteId: id } })

/** The policyholder, who opened the mailed link by its code. */
export const signerOf = async (platform: TestPlatform, quote: Quote): Promise<As> => {
  await platform.request(calls.sendSignRequest, quoteParams(quote), 'agent')
  const [mail] = await platform.mails(rosa.email)
  const workflowId = mail?.links[0]?.split('/').at(-1) ?? ''
  await platform.request(sendWorkflowCode, { params: { workflowId }, body: { via: 'email' } })
  const [coded] = await platform.mails(rosa.email)
  const secret = /\d{6}/.exec(coded?.text ?? '')?.[0] ?? ''
  const tokens = await platform.request(exchangeWorkflowCode, { body: { workflowId, secret } })
  if (tokens.redirectURL !== `/customer/quotes/${quote.id}/sign/${quote.product}`)
    throw new Error(`the code opens ${tokens.redirectURL}`)
  return { token: tokens.accessToken }
}
