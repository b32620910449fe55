import * as calls from '#core/insurance/signing/endpoints.ts'
import { route, type Route } from '../../kernel/route.ts'
import { seenIn } from '../../kernel/seen.ts'
import { readSigned, readSigning } from './reading.ts'
import { applicationLink, sendSignRequest } from './requesting.ts'
import { signQuote } from './signing.ts'
import { isGenuine } from './verifying.ts'

export const signingRoutes: readonly Route[] = [
  route(calls.getSigning, ({ params }, { services, viewer }) =>
    readSigning(services, viewer, params),
  ),
  route(calls.signQuote, ({ params, body }, { services, viewer, request, ip }) =>
    signQuote(services, viewer, { ...params, ...seenIn(request) }, body, ip),
  ),
  route(calls.sendSignRequest, ({ params }, { services, viewer }) =>
    sendSignRequest(services, viewer, params),
  ),
  route(calls.getApplicationLink, ({ params }, { services, viewer }) =>
    applicationLink(services, viewer, params),
  ),
  route(calls.verifyReceipt, async ({ body }, { services }) => ({
    isGenuine: isGenuine(services, body.receiptHash, body.seal),
    publicKey: services.seals.publicKey,
  })),
  route(calls.downloadSigned, ({ params }, { services, viewer }) =>
    readSigned(services, viewer, params.quoteId),
  ),
]
