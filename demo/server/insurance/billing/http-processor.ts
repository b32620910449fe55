import type { ProcessorAccount } from '../../kernel/third-parties.ts'
import type { PaymentProcessor } from './payment-processor.ts'
import { issueAuthCode } from './protocol/auth-code.ts'
import { issueFramePermit } from './protocol/frame-permit.ts'
import { reportResponse, reportPath } from './protocol/report.ts'
import { sign, isValidSignature, wallSeconds } from './protocol/signature.ts'

/** Timeout of a call to the processor, in milliseconds. */
const timeout = 5_000

/** Talks to an account's processor by the signed protocol. */
export const httpProcessor = (account: ProcessorAccount): PaymentProcessor => {
  const { origin, secret } = account
  return {
    account,
    openSession: (order) => issueAuthCode(secret, order),
    permitFrames: (origins) => issueFramePermit(secret, origins),
    hasSigned: (event) => isValidSignature(secret, 'webhook', event),
    async report(intentId) {
      const payload = JSON.stringify({ intentId })
      const timestamp = wallSeconds()
      const signature = sign(secret, 'request', timestamp, payload)
      const response = await fetch(new URL(reportPath, origin), {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ payload, timestamp, signature }),
        signal: AbortSignal.timeout(timeout),
      })
      if (!response.ok) throw new Error(`The processor returned ${response.status}`)
      return reportResponse.parse(await response.json()).state
    },
  }
}
