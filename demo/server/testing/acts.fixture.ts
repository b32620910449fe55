import { eq } from 'drizzle-orm'
import { addDays, dayIn } from '#core/foundation/calendar-dates/calendar-date.ts'
import { verifyAccount } from '#core/insurance/accounts/endpoints.ts'
import * as closing from '#core/insurance/accounts/closure-endpoints.ts'
import { addNote } from '#core/insurance/notes/endpoints.ts'
import { addToCart } from '#core/insurance/quotes/cart/endpoints.ts'
import * as quoteCalls from '#core/insurance/quotes/bind/endpoints.ts'
import { loseQuote } from '#core/insurance/quotes/lifecycle/endpoints.ts'
import type { Quote } from '#core/insurance/quotes/model.ts'
import { getRenewal } from '#core/insurance/quotes/renewal/endpoints.ts'
import { getQuoteReview } from '#core/insurance/quotes/review/endpoints.ts'
import type { QuoteStatus } from '#core/insurance/quotes/statuses.ts'
import { addSubjectivity } from '#core/insurance/quotes/subjectivities/endpoints.ts'
import { referQuote } from '#core/insurance/quotes/underwriting/endpoints.ts'
import { declineSubmission } from '#core/insurance/submissions/action-endpoints.ts'
import { getSurplusNotice } from '#core/insurance/surplus/endpoints.ts'
import { addSurplusLicense } from '#core/insurance/surplus/license-endpoints.ts'
import { requestMfaReset } from '#core/identity/mfa/endpoints.ts'
import { inviteUser } from '#core/identity/sign-up/endpoints.ts'
import type { SampleRecords } from '#core/samples/sample.ts'
import { createWorkflow } from '../identity/security-code/service.ts'
import { policies } from '../insurance/policies/tables.ts'
import { bindBody, draftOf, requested, rosa, save } from '../insurance/quotes/draft.fixture.ts'
import { quotes } from '../insurance/quotes/tables.ts'
import { createWith, completeFields } from '../insurance/submissions/submission.fixture.ts'
import { surplusDraftOf } from '../insurance/surplus/attest.fixture.ts'
import { organisationIds } from '../kernel/seed/ids.ts'
import { demoInvitationCodes } from '../identity/sign-up/seed/sign-ins.ts'
import { seedPassword } from '../directory/users/seed/users.ts'
import type { As, TestPlatform } from './platform.ts'
import type { SeededRecords } from './records.ts'

/** A call that succeeds: the sample of its endpoint with records in the right state, or an input. */
export interface Act {
  readonly as?: As
  readonly records?: Partial<SampleRecords>
  readonly input?: object
}

/** The context in which calls are prepared. Each call gets its own records. */
export interface Stage {
  readonly platform: TestPlatform
  readonly seeded: SeededRecords
}

let companies = 0
const newName = (): string => `Repeated Dental ${(companies += 1)}`

const password = 'lantern-orchard-47-Tide'
const person = { firstName: 'Iris', lastName: 'Calloway' }
const why = { reasonSummary: 'Fill-in option', reason: 'No.', fillInReason: 'Not now' } as const

const recordsOf = ({ id, accountId, initialRequestData }: Quote) => ({
  quoteId: id,
  accountId,
  quoteInput: initialRequestData,
})

const placeOf = ({ product, id }: Quote) => ({ params: { product, quoteId: id } })

const saved = ({ platform }: Stage): Promise<Quote> => save(platform, draftOf(newName()))

/** A new quote with the steps before the call. */
const quoted =
  (as: As, before: (stage: Stage, quote: Quote) => Promise<unknown> = async () => undefined) =>
  async (stage: Stage): Promise<Act> => {
    const quote = await saved(stage)
    await before(stage, quote)
    return { as, records: recordsOf(quote) }
  }

const verify = ({ platform }: Stage, { accountId }: Quote) =>
  platform.request(verifyAccount, { body: { accountId } }, 'agent')

const refer = ({ platform }: Stage, quote: Quote) =>
  platform.request(
    referQuote,
    { ...placeOf(quote), body: { reason: 'The company was sold' } },
    'underwriter',
  )

const insertCartQuote = ({ platform }: Stage, quote: Quote) =>
  platform.request(addToCart, { ...placeOf(quote), body: { presetName: 'Chosen' } }, 'agent')

const inStatus =
  (status: QuoteStatus) =>
  async ({ platform }: Stage, { id }: Quote) => {
    await platform.services.database
      .handle()
      .update(quotes)
      .set({ status, effectiveStatus: status })
      .where(eq(quotes.id, id))
  }

const requestedQuote =
  (as: As, isApproved = false) =>
  async ({ platform }: Stage): Promise<Act> => {
    const quote = await requested(platform, newName())
    if (isApproved) await platform.request(quoteCalls.approveQuote, placeOf(quote), 'underwriter')
    return { as, records: recordsOf(quote) }
  }

const subjected =
  (as: As) =>
  async (stage: Stage): Promise<Act> => {
    const quote = await saved(stage)
    const { content } = await stage.platform.request(
      addSubjectivity,
      { params: { id: quote.id }, body: { text: 'A signed application' } },
      'underwriter',
    )
    return { as, records: { ...recordsOf(quote), subjectivityId: content[0]?.id ?? '' } }
  }

/** A policy that ends in a month. */
const endingPolicy = async ({ platform }: Stage): Promise<string> => {
  const quote = await requested(platform, newName())
  const { policyId } = await platform.request(quoteCalls.issueQuote, placeOf(quote), 'underwriter')
  if (policyId === null) throw new Error('no policy')
  const endDate = addDays(dayIn('America/Chicago', platform.services.clock.now()), 30)
  await platform.services.database
    .handle()
    .update(policies)
    .set({ effectiveDate: addDays(endDate, -365), endDate })
    .where(eq(policies.id, policyId))
  return policyId
}

const submitted =
  (as: As, before: (stage: Stage, submissionId: string) => Promise<unknown> = async () => null) =>
  async (stage: Stage): Promise<Act> => {
    const { id } = await createWith(stage.platform, { fields: completeFields(newName()) })
    await before(stage, id)
    return { as, records: { submissionId: id } }
  }

const surplus = ({ platform }: Stage): Promise<Quote> =>
  save(platform, surplusDraftOf(newName(), 'LA'), 'wholesale')

const licenseOf = (surplusLicenseNumber: string) => ({
  brokerFirstName: 'Odette',
  brokerLastName: 'Fontenot',
  brokerEmail: 'odette@harbor.example',
  surplusLicenseNumber,
  surplusLinesState: 'LA',
})

const licensed =
  (as: As, number: string) =>
  async ({ platform, seeded: { agencyId } }: Stage): Promise<Act> => {
    const license = licenseOf(number)
    const { id } = await platform.request(
      addSurplusLicense,
      { body: { ...license, agencyId } },
      'agency',
    )
    return { as, records: { licenseId: id }, input: { params: { id }, body: license } }
  }

const paying = async ({ seeded: { policyId, agencyId } }: Stage): Promise<Act> => ({
  as: { grant: { kind: 'policy', id: policyId }, agencyId, flow: 'E_PAY' },
})

const by = (as: As) => async (): Promise<Act> => ({ as })

const anonymous = (input: object) => async (): Promise<Act> => ({ input })

/** The last part of the link in the newest mail to an address. */
const tokenTo = async ({ platform }: Stage, to: string): Promise<string> => {
  const [mail] = await platform.mails(to)
  return mail?.links[0]?.split('/').at(-1) ?? ''
}

/** A successful call of every endpoint with a key. */
export const acts: Readonly<Record<string, (stage: Stage) => Promise<Act>>> = {
  // accounts
  verifyAccount: quoted('agent'),
  createAccount: by('agency'),
  updateAccount: by('agency'),
  declineAccount: quoted('underwriter'),
  undeclineAccount: quoted('underwriter', ({ platform }, { accountId }) =>
    platform.request(closing.declineAccount, { params: { accountId }, body: why }, 'underwriter'),
  ),
  loseAccount: quoted('agency'),
  reopenAccount: quoted('agency', ({ platform }, { accountId }) =>
    platform.request(closing.loseAccount, { params: { accountId }, body: why }, 'agency'),
  ),
  deleteAccount: quoted('underwriter'),
  createMsspAccount: by('mssp'),
  saveAccountTeams: quoted('agency'),
  saveSecurityAnswers: quoted('agency'),
  saveContact: async (stage) => {
    const { accountId } = await saved(stage)
    const contact = { contactFirstName: 'Rosa', contactLastName: 'Diaz', addUserToSystem: true }
    const contactEmail = 'invited@repeated.example'
    const body = { ...contact, accountId, contactEmail, contactPhone: rosa.phone }
    return { as: 'agency', input: { body } }
  },
  updatePolicyholder: quoted('agency'),
  changeAgent: quoted('agency'),
  assignAgency: async (stage) => ({
    as: 'admin',
    records: { ...recordsOf(await saved(stage)), agencyId: organisationIds.wholesale },
  }),
  setMyAgent: by('customer'),
  addNote: quoted('agency'),
  editNote: async ({ platform, seeded: { accountId } }) => {
    const note = { params: { accountId }, body: { text: 'Call in the morning.' } }
    const { id } = await platform.request(addNote, note, 'agency')
    return { as: 'agency', records: { noteId: id } }
  },
  // quotes
  saveQuote: quoted('agency'),
  updateQuote: quoted('agent'),
  emailQuote: async (stage) => {
    const quote = await saved(stage)
    const { id, agencyId } = quote
    return { as: { grant: { kind: 'quote', id }, agencyId }, records: recordsOf(quote) }
  },
  requestToBind: async (stage) => {
    const quote = await saved(stage)
    await verify(stage, quote)
    return { as: 'agent', input: { params: { id: quote.id }, body: bindBody } }
  },
  releaseQuote: quoted('underwriter', refer),
  approveQuote: requestedQuote('underwriter'),
  issueQuote: requestedQuote('underwriter'),
  agentIssueQuote: requestedQuote('agency', true),
  declineQuote: quoted('underwriter'),
  addToCart: quoted('agent'),
  duplicateQuote: quoted('agent'),
  requestVariations: quoted('agent', async (stage, quote) => {
    await verify(stage, quote)
    await insertCartQuote(stage, quote)
  }),
  sendVariations: quoted('agent', insertCartQuote),
  shareVariations: quoted('agent', insertCartQuote),
  sendToCustomer: quoted('agent'),
  sendToAgent: quoted('agent'),
  sendQuoteRequest: quoted('agent'),
  verifyReviewed: async (stage) => {
    const { id } = await saved(stage)
    const { insured } = await stage.platform.request(getQuoteReview, { params: { id } }, 'agent')
    const body = { hasVerified: true, insuredModified: insured.modified }
    return { as: 'agent', input: { params: { id }, body } }
  },
  saveReviewPolicyholder: quoted('agent'),
  saveWizardDraft: quoted('agent'),
  saveRenewal: async (stage) => {
    const policyId = await endingPolicy(stage)
    const { input } = await stage.platform.request(getRenewal, { params: { policyId } }, 'agent')
    return {
      as: 'agent',
      input: { body: { policyId, initialRequestData: input, contact: rosa } },
    }
  },
  saveIrpm: quoted('underwriter'),
  saveEventExclusions: quoted('underwriter'),
  saveBrokerFees: quoted('underwriter'),
  saveMgaFee: quoted('underwriter'),
  requestReview: quoted('agent'),
  setNeedBy: quoted('agent'),
  loseQuote: quoted('agent'),
  repriceQuote: quoted('agent'),
  retryQuote: quoted('agent', inStatus('EXPIRED')),
  deleteQuote: quoted('agent'),
  restoreQuote: quoted('agent', ({ platform }, { id }) => {
    const body = { reasonSummary: 'Price is High', reason: 'Elsewhere' } as const
    return platform.request(loseQuote, { params: { id }, body }, 'agent')
  }),
  deleteInvalidQuotes: quoted('agent', inStatus('INVALID')),
  deleteExpiredQuotes: quoted('agent', inStatus('EXPIRED')),
  addSubjectivity: quoted('underwriter'),
  fillSubjectivity: subjected('agent'),
  askInsured: subjected('agent'),
  decideSubjectivity: subjected('underwriter'),
  underwriteQuote: quoted('underwriter', refer),
  referQuote: quoted('underwriter'),
  escalateQuote: quoted('underwriter'),
  indicateQuote: quoted('underwriter', refer),
  bypassRules: quoted('underwriter', refer),
  rescindBinder: requestedQuote('underwriter', true),
  signQuote: async (stage) => {
    const quote = await saved(stage)
    const grant = { kind: 'quote', id: quote.id } as const
    return { as: { grant, flow: 'OTHER' }, records: recordsOf(quote) }
  },
  sendSignRequest: quoted('agent'),
  getApplicationLink: quoted('agent'),
  // submissions
  createSubmission: by('agency'),
  createRenewalSubmission: async (stage) => ({
    as: 'agent',
    records: { policyId: await endingPolicy(stage) },
  }),
  completeSubmission: submitted('agent'),
  certifySubmission: submitted('agent'),
  declineSubmission: submitted('underwriter'),
  reopenSubmission: submitted('admin', ({ platform }, submissionId) =>
    platform.request(
      declineSubmission,
      {
        params: { submissionId },
        body: {
          declinationReason: 'POOR_CONTROLS',
          declinationReasonDescription: 'No second factor',
        },
      },
      'underwriter',
    ),
  ),
  loseSubmission: submitted('agent'),
  setSubmissionStatus: submitted('underwriter'),
  setSubmissionTeam: submitted('agency'),
  autoQuoteSubmission: submitted('agent'),
  openSubmissionAccount: submitted('agent'),
  sendReply: submitted('underwriter'),
  referToCarrier: submitted('underwriter'),
  // surplus lines
  attestNotice: async (stage) => {
    const quote = await surplus(stage)
    const params = { params: { id: quote.id } }
    const { notice } = await stage.platform.request(getSurplusNotice, params, 'wholesale')
    const body = { state: notice.state, noticeVersion: notice.version, hasAttested: true }
    return { as: 'wholesale', input: { ...placeOf(quote), body } }
  },
  sendSurplusNotice: async (stage) => ({
    as: 'wholesale',
    records: recordsOf(await surplus(stage)),
  }),
  addSurplusLicense: by('agency'),
  editSurplusLicense: async (stage) => {
    const { records } = await licensed('agency', 'LA 1')(stage)
    const body = { ...licenseOf('LA 2'), id: records?.licenseId }
    return { as: 'agency', input: { body } }
  },
  confirmSurplusLicense: licensed('admin', 'LA 3'),
  removeSurplusLicense: licensed('agency', 'LA 4'),
  uploadSurplusNotice: by('agency'),
  // agencies, their keys and users
  addAgency: by('admin'),
  signAgreement: by('agency'),
  createKey: by('agency'),
  rotateKey: by('agency'),
  saveAuthority: by('admin'),
  resetAuthority: by('admin'),
  inviteUser: by('agency'),
  inviteOrganisation: async () => ({
    as: 'admin',
    input: {
      body: { email: 'first@beacon.example', organization: 'Beacon', accountType: 'AGENCY' },
    },
  }),
  sendPasswordReset: by('agency'),
  // payments
  recordPayment: paying,
  retryPayment: paying,
  // without a session
  signUp: anonymous({
    query: {},
    body: {
      ...person,
      invitationCode: demoInvitationCodes.AGENCY,
      organization: 'Lantern Insurance',
      npn: '8812345',
      password,
      email: 'iris@lantern.example',
    },
  }),
  joinAccount: anonymous({
    query: { validationToken: 'demo-existing-account' },
    body: { ...person, password },
  }),
  validateSignUp: anonymous({ params: { token: 'demo-quote-sent-existing-user' } }),
  resendValidationEmail: anonymous({ params: { email: 'unvalidated@demo.test' } }),
  validateUserInvited: async (stage) => {
    const email = 'accepting@harbor.example'
    const body = { ...person, email, roleId: 'agent', organisationId: stage.seeded.agencyId }
    await stage.platform.request(inviteUser, { body }, 'agency')
    return { input: { params: { token: await tokenTo(stage, email) }, body: { password } } }
  },
  requestPasswordReset: by(undefined),
  requestMfaReset: async () => ({ records: { email: 'mfa-text@demo.test' } }),
  confirmMfaReset: async (stage) => {
    const id = 'mfa-email@demo.test'
    const call = { params: { id }, body: { password: seedPassword } }
    await stage.platform.request(requestMfaReset, call)
    return { input: { params: { resetMFAToken: await tokenTo(stage, id) } } }
  },
  sendWorkflowCode: async ({ platform, seeded: { quoteId } }) => {
    const { workflowId } = await createWorkflow(platform.services, {
      flow: 'OTHER',
      grant: { kind: 'quote', id: quoteId },
      region: 'US',
      email: rosa.email,
      redirectPath: '/customer',
    })
    return { input: { params: { workflowId }, body: { via: 'email' } } }
  },
}
