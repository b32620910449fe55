import { listAuthority } from '#core/directory/underwriting-authority/endpoints.ts'
import { searchStates } from '#core/directory/states/endpoints.ts'
import { searchTeams } from '#core/directory/teams/endpoints.ts'
import { listAgencyTeams } from '#core/insurance/accounts/form-endpoints.ts'
import { getAgency, searchAgencies } from '#core/directory/agencies/endpoints.ts'
import { listMyAccounts, searchDelegableAccounts } from '#core/identity/impersonation/endpoints.ts'
import { getMe } from '#core/identity/session/endpoints.ts'
import { listInvitableRoles } from '#core/identity/sign-up/endpoints.ts'
import { exampleAccount } from '#core/insurance/accounts/account.fixture.ts'
import { getAccount, searchAccounts } from '#core/insurance/accounts/endpoints.ts'
import { getContacts, getMyAgent, listAgents } from '#core/insurance/contacts/endpoints.ts'
import { searchDocuments } from '#core/insurance/documents/endpoints.ts'
import {
  getEventExclusions,
  getIrpm,
  saveBrokerFees,
  saveMgaFee,
} from '#core/insurance/quotes/edit/adjustment-endpoints.ts'
import { cartWith, exampleVariation } from '#core/insurance/quotes/cart/cart.fixture.ts'
import { getCart } from '#core/insurance/quotes/cart/endpoints.ts'
import { declineQuote } from '#core/insurance/quotes/underwriting/endpoints.ts'
import { listSubjectivities } from '#core/insurance/quotes/subjectivities/endpoints.ts'
import { loseQuote, setNeedBy } from '#core/insurance/quotes/lifecycle/endpoints.ts'
import { getRaterRules } from '#core/insurance/rating/endpoints.ts'
import { getSecurityAnswers } from '#core/insurance/security/endpoints.ts'
import { getSigning } from '#core/insurance/signing/endpoints.ts'
import { generateReply } from '#core/insurance/submissions/action-endpoints.ts'
import {
  getSubmission,
  getSubmissionOptions,
  searchSubmissions,
} from '#core/insurance/submissions/endpoints.ts'
import { exampleSubmission } from '#core/insurance/submissions/submission.fixture.ts'
import { getSurplusNotice, listAttestations } from '#core/insurance/surplus/endpoints.ts'
import { exampleNotice } from '#core/insurance/surplus/notice.fixture.ts'
import { exampleDraft } from '#core/testing/example-draft.ts'
import { exampleProfile } from '#core/testing/example-profile.ts'
import { scriptedQuote, scriptQuotes } from '#core/testing/scripted-quotes.ts'
import { scriptedRules } from '#core/testing/scripted-rater.ts'
import type { ScriptedServer } from '#core/testing/scripted-server.ts'

const quote = { ...scriptedQuote(exampleDraft), status: 'READY' as const }

/** A variation whose policyholder has no phone. */
export const variationWithoutPhone = {
  ...exampleVariation(1, 'Popular', 100_000_000),
  customerPhone: '',
}

/** A surplus lines license as its table shows it. */
export const exampleLicense = {
  id: 'license-1',
  agencyId: 'agency-harbor',
  agencyName: 'Harbor Insurance Agency',
  brokerFirstName: 'Odette',
  brokerLastName: 'Fontenot',
  brokerEmail: 'odette@surplus.example',
  surplusLicenseNumber: 'SL 440912',
  surplusLinesState: 'LA',
  signatureOnFile: false,
  isConfirmed: true,
  hasNotice: false,
  created: '2026-11-20T09:00:00.000Z',
  modified: '2026-11-20T09:00:00.000Z',
}

const key = { id: 'key-1', name: 'Website', kind: 'publishable' }

/** Example ids; each dialog takes those in its shape. */
export const exampleIds = {
  accountId: quote.accountId,
  agencyId: 'agency-harbor',
  product: quote.product,
  quoteId: quote.id,
  presetName: 'Popular',
  submissionId: exampleSubmission.id,
  subjectivityId: 'subject-1',
  rows: [{ id: quote.id, name: quote.quoteNumber, modified: quote.modified }],
}

/** Inputs of dialogs that take more than ids, or have optional ids. */
export const dialogInputs: Readonly<Record<string, object>> = {
  confirm: {
    title: 'Bind quote?',
    lead: 'The company is insured.',
    confirm: 'Bind',
  },
  documents: {
    accountId: quote.accountId,
    filter: { quoteId: quote.id },
    name: quote.quoteNumber,
  },
  'bulk-report': {
    done: 1,
    failed: [{ name: quote.quoteNumber, reason: 'It was declined in the meantime.' }],
  },
  'save-view': { table: 'quotes', address: {} },
  'record-link': { title: 'Share', lead: 'Shows the quote.', link: 'https://portal.example/q' },
  're-quote-not-possible': {
    ...exampleIds,
    company: quote.companyName,
    reasons: ['Revenue is too high.'],
  },
  'security-questions': { accountId: quote.accountId },
  'share-variations': { accountId: quote.accountId, quoteIds: [variationWithoutPhone.id] },
  'surplus-notice': { ...exampleIds, mayAsk: true, isNeeded: true },
  'edit-surplus-license': exampleLicense,
  'upload-surplus-notice': exampleLicense,
  'delete-surplus-license': exampleLicense,
  'surplus-license': { agencyId: 'agency-harbor', state: 'MT' },
  'surplus-steps': { ...exampleIds, goal: 'bind' },
  'edit-key': {
    ...key,
    mode: 'live',
    origins: ['https://harbor.example'],
    demoOrigins: ['http://127.0.0.1:4001'],
  },
  'edit-authority': { kind: 'role', id: 'underwriter', region: 'US', line: 'all' },
  'add-authority': { region: 'US' },
  'rotate-key': key,
  'issued-key': { ...key, mode: 'test', key: 'pk_test_1' },
  'edit-note': { accountId: quote.accountId, noteId: 'note-1', text: 'Called back' },
  'missing-security-answers': { names: [] },
  'social-engineering-unavailable': { reason: ['Turn on multi-factor authentication'] },
}

const noPage = {
  content: [],
  totalElements: 0,
  totalPages: 0,
  number: 0,
  size: 20,
}

const agent = {
  agentFirstName: 'Mateo',
  agentLastName: 'Rivers',
  agentEmail: 'agent@demo.test',
  agentPhone: '',
}

const contacts = {
  ...agent,
  agencyName: 'Harbor Insurance Agency',
  isAgencyContact: true,
  teams: [],
  modified: '2026-01-05T10:00:00.000Z',
}

/** An agency as a policyholder sees it. */
export const exampleMyAgency = {
  ...agent,
  agencyId: 'agency-harbor',
  agencyName: 'Harbor Insurance Agency',
  isMyAgent: false,
  activeQuotes: 0,
}

/** An agency as its own screen shows it. */
export const exampleAgency = {
  ...agent,
  id: 'agency-harbor',
  name: 'Harbor Insurance Agency',
  description: '',
  region: 'US',
  address1: '18 Strand Street',
  city: 'Galveston',
  zipCode: '77550',
  phone: '',
  email: 'agency@demo.test',
  isWholesale: false,
  isAppointed: true,
  agencyBilled: false,
} as const

/** A quote that waits for its policyholder's signature. */
export const exampleSigning = {
  quoteId: quote.id,
  accountId: quote.accountId,
  quoteNumber: quote.quoteNumber,
  product: quote.product,
  companyName: quote.companyName,
  agencyName: 'Harbor Insurance Agency',
  currency: quote.currency,
  limit: quote.limit,
  totalPremium: quote.totalPremium,
  effectiveDate: quote.effectiveDate,
  endDate: quote.endDate,
  modified: quote.modified,
  fullName: 'Rosa Diaz',
  consent: 'I agree.',
  maySign: false,
  receipt: null,
}

/** Stubs the responses that dialogs read when they open. */
export const stubDialogResponses = (server: ScriptedServer): void => {
  // Before the quotes, whose paths also match these.
  for (const call of [declineQuote, loseQuote, setNeedBy, saveBrokerFees, saveMgaFee])
    server.answer(call, quote)
  server.answer(getCart, cartWith([variationWithoutPhone]))
  server.answer(listAttestations, { content: [] })
  server.answer(getSurplusNotice, { ...exampleNotice, quoteId: quote.id })
  scriptQuotes(server).put(quote)
  server.answer(getRaterRules, scriptedRules(quote.product))
  server.answer(getSigning, exampleSigning)
  // Before the single submission, whose path also matches these.
  server.answer(searchSubmissions, noPage)
  server.answer(getSubmissionOptions, { owners: [], assignees: [], teams: [], carriers: [] })
  server.answer(generateReply, {
    to: exampleSubmission.submitterEmail,
    subject: exampleSubmission.submissionNumber,
    text: 'Hello',
  })
  server.answer(getSubmission, exampleSubmission)
  server.answer(listSubjectivities, {
    content: [
      {
        id: 'subject-1',
        text: 'Proof of backups',
        status: 'OPEN',
        answer: null,
        fileName: null,
        filledBy: null,
        filled: null,
        waiveReason: null,
        created: quote.created,
      },
    ],
  })
  server.answer(getIrpm, {
    offered: true,
    characteristics: { companyStability: { min: -0.1, max: 0.1 } },
    total: { min: -0.25, max: 0.25 },
    percents: { companyStability: 5 },
    irpmModifier: 1.05,
  })
  server.answer(getEventExclusions, {
    events: [{ claimNumber: 'C-1', claimName: 'Ada Diaz', claimDate: '2026-01-05' }],
  })
  server.answer(searchDelegableAccounts, noPage)
  server.answer(getSecurityAnswers, {
    accountId: quote.accountId,
    fields: {},
    p250Details: {},
    modified: '2026-01-05T10:00:00.000Z',
  })
  // Before the account, whose path also matches these.
  server.answer(searchAccounts, noPage)
  server.answer(getMyAgent, { agencies: [exampleMyAgency], version: '1' })
  server.answer(getAccount, { ...exampleAccount, id: quote.accountId })
  server.answer(getContacts, { ...contacts, accountId: quote.accountId })
  server.answer(listAgents, { agents: [], teams: [] })
  server.answer(searchTeams, { content: [] })
  server.answer(listAgencyTeams, { content: [] })
  server.answer(listAuthority, { content: [], holders: [] })
  server.answer(searchAgencies, noPage)
  server.answer(searchStates, noPage)
  server.answer(getAgency, exampleAgency)
  server.answer(listMyAccounts, [])
  server.answer(listInvitableRoles, [])
  server.answer(searchDocuments, noPage)
  server.answer(getMe, {
    ...exampleProfile,
    role: { id: 'super-admin', name: 'Super Admin' },
    account: {
      id: 'staff',
      name: 'Parapet',
      fullName: 'Parapet',
      accountType: 'PARAPET',
      enforceMfa: false,
      isStaff: true,
      uwEnabled: false,
    },
  })
}
