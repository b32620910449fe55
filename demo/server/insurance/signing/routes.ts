import * as calls from '#core/insurance/signing/endpoints.ts'
import { route, type Route } from '../../kernel/route.ts'
import { readSignedDocument, readSigning } from './read-signing.ts'
import { applicationLink, sendSignRequest } from './request-signature.ts'
import { isGenuine } from './receipt-seal.ts'
import type { SigningWorkflows } from './workflows.ts'

export const signingRoutes = (workflows: SigningWorkflows): readonly Route[] => [
  route(calls.getSigning, ({ params }, { services, viewer }) =>
    readSigning(services, viewer, params),
  ),
  route(calls.signQuote, workflows.signQuote),
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
    readSignedDocument(services, viewer, params.quoteId),
  ),
]
