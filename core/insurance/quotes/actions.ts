/**
 * The actions on a quote. The server returns the allowed ones with each record. Separate from the
 * transition table, which only the server and the documentation need.
 */
export const quoteActions = [
  'update',
  'switchPlacement',
  'compare',
  'send',
  'sendToCustomer',
  'requestSignature',
  'sign',
  'attest',
  'requestAttestation',
  'verify',
  'editPolicyholder',
  'requestToBind',
  'requestReview',
  'setNeedBy',
  'underwrite',
  'refer',
  'escalate',
  'indicate',
  'bypassRules',
  'recalculate',
  'release',
  'approve',
  'issue',
  'agentIssue',
  'rescindBinder',
  'decline',
  'lose',
  'retry',
  'delete',
  'restore',
  'downloadProposal',
  'email',
] as const
/** An action on a quote. */
export type QuoteAction = (typeof quoteActions)[number]
