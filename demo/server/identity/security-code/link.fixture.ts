import { exchangeWorkflowCode, sendWorkflowCode } from '#core/identity/security-code/endpoints.ts'
import type { As, TestPlatform } from '../../testing/platform.ts'

/**
 * Opens the link of the newest mail to an address with its code. Returns the session and the link's
 * path.
 */
export const openNewestLink = async (
  platform: TestPlatform,
  email: string,
): Promise<{ readonly as: As; readonly redirectURL: string; readonly subject: string }> => {
  const [mail] = await platform.mails(email)
  const workflowId = mail?.links[0]?.split('/').at(-1) ?? ''
  await platform.request(sendWorkflowCode, { params: { workflowId }, body: { via: 'email' } })
  const [coded] = await platform.mails(email)
  const secret = /\d{6}/.exec(coded?.text ?? '')?.[0] ?? ''
  const tokens = await platform.request(exchangeWorkflowCode, { body: { workflowId, secret } })
  return {
    as: { token: tokens.accessToken },
    redirectURL: tokens.redirectURL,
    subject: mail?.subject ?? '',
  }
}
