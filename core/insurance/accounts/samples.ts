import type { AccountUpdate } from './details.ts'
import type { SampleRecords, SamplesOf } from '../../samples/sample.ts'
import type * as applicationEndpoints from './application/endpoints.ts'
import type * as bulkEndpoints from './bulk-endpoints.ts'
import type * as closingEndpoints from './closure-endpoints.ts'
import type * as endpoints from './endpoints.ts'
import type * as offerEndpoints from './offer-endpoints.ts'
import type * as quotableEndpoints from './eligibility-endpoints.ts'
import type * as leadEndpoints from './lead-endpoints.ts'
import type * as suggestionEndpoints from './suggestion-endpoints.ts'
import type * as teamEndpoints from './team-endpoints.ts'
import type * as formEndpoints from './form-endpoints.ts'
import type * as retailAgents from './retail-agent-endpoints.ts'

/** Company details for the quote's region. */
const detailsOf = ({
  accountId,
  phone,
  quoteInput: { account },
}: SampleRecords): AccountUpdate => ({
  accountId,
  name: 'Lone Star Dental, PLLC',
  naicsCode: account.naicsCode,
  primaryNaicsPercentage: 100,
  revenue: account.revenue,
  nonUsRevenue: account.nonUsRevenue ?? null,
  noOfEmployeesAll: 24,
  yearEstablished: account.yearEstablished,
  ownershipType: 'Private',
  entityType: 'Corporation',
  phoneNumber: phone,
  address1: '12 Main Street',
  city: 'Austin',
  ...(account.state && { state: account.state }),
  zipCode:
    account.postcode ??
    (account.state === undefined || account.state.length === 2 ? '78701' : '2000'),
  isFranchise: false,
  domains: [],
  numberOfPersonalRecords: null,
  percentInternationalSales: null,
  isSameAddress: true,
  mailingAddress: null,
  // for staff, who can reach accounts of every region
  isAddressConfirmed: true,
})

const bulkSelection = ({ accountId }: SampleRecords) => ({
  requestId: 'one-attempt',
  records: [{ id: accountId }],
})

/** A sample input of each endpoint of this domain. */
export const samples = {
  searchAccounts: { query: { page: 0, size: 25 } },
  countAccounts: { query: {} },
  exportAccounts: { query: { columns: 'name,status,revenue' } },
  selectAccounts: { query: { search: 'dental' } },
  declineAccounts: (records) => ({
    body: {
      ...bulkSelection(records),
      with: { reasonSummary: 'Poor Controls', reason: 'No second factor on remote access.' },
    },
  }),
  loseAccounts: (records) => ({
    body: {
      ...bulkSelection(records),
      with: { reasonSummary: 'Price is High', reason: 'Another carrier was cheaper.' },
    },
  }),
  saveTeamsOfAccounts: (records) => ({
    body: {
      ...bulkSelection(records),
      with: { teamIds: records.teamId === undefined ? [] : [records.teamId] },
    },
  }),
  listCompetitors: ({ accountId }) => ({ params: { id: accountId } }),
  createAccount: ({ agencyId, teamId, quoteInput: { account } }) => ({
    body: {
      name: 'Bluebonnet Bakery',
      ...(account.state && { state: account.state }),
      ...(account.postcode && { zipCode: account.postcode }),
      agencyId,
      ...(teamId && { teamId }),
    },
  }),
  getAccount: ({ accountId }) => ({ params: { id: accountId } }),
  checkDomain: { params: { domain: 'bayside.example' } },
  checkAccountUpdate: (records) => ({ body: detailsOf(records) }),
  updateAccount: (records) => ({ body: detailsOf(records) }),
  verifyAccount: ({ accountId }) => ({ body: { accountId } }),
  readApplication: ({ accountId }) => ({
    params: { accountId },
    body: { file: btoa('Company name,Lone Star Dental\nEmployees,24\n') },
  }),
  listAgencyTeams: ({ agencyId }) => ({ params: { agencyId } }),
  createMsspAccount: ({ agencyId, quoteInput: { account } }) => ({
    body: {
      name: 'Magnolia Millwork',
      ...(account.state && { state: account.state }),
      ...(account.postcode && { zipCode: account.postcode }),
      agencyId,
    },
  }),
  declineAccount: ({ accountId }) => ({
    params: { accountId },
    body: { reasonSummary: 'Poor Controls', reason: 'No second factor on remote access.' },
  }),
  undeclineAccount: ({ accountId }) => ({ params: { accountId } }),
  loseAccount: ({ accountId }) => ({
    params: { accountId },
    body: { reasonSummary: 'Price is High', reason: 'Another carrier was cheaper.' },
  }),
  reopenAccount: ({ accountId }) => ({ params: { accountId } }),
  deleteAccount: ({ accountId }) => ({ params: { id: accountId } }),
  reloadAccount: ({ accountId }) => ({ params: { accountId } }),
  attestNoDomain: ({ accountId }) => ({ params: { accountId } }),
  listEligibleProducts: ({ accountId }) => ({ params: { accountId } }),
  quickQuotePremium: ({ accountId }) => ({ params: { accountId } }),
  listProducts: { query: { country: 'US' } },
  listProductLines: { query: { country: 'US' } },
  listAccountForms: ({ accountId }) => ({ params: { accountId } }),
  listAccountFields: ({ accountId }) => ({ params: { accountId }, query: {} }),
  saveAccountTeams: ({ accountId, teamId }) => ({
    params: { accountId },
    body: { teamIds: teamId === undefined ? [] : [teamId] },
  }),
  suggestCompanies: { query: { search: 'dental', country: 'US' } },
  syncLeads: { body: {} },
  getRetailAgent: ({ accountId }) => ({ params: { accountId } }),
  saveRetailAgent: ({ accountId }) => ({
    params: { accountId },
    body: {
      retailAgentFirstName: 'Rosa',
      retailAgentLastName: 'Diaz',
      retailAgentLicenseNumber: 'W123456',
    },
  }),
  searchRetailAgencies: ({ accountId }) => ({ params: { accountId }, query: {} }),
} satisfies SamplesOf<
  typeof endpoints &
    typeof applicationEndpoints &
    typeof formEndpoints &
    typeof bulkEndpoints &
    typeof closingEndpoints &
    typeof offerEndpoints &
    typeof quotableEndpoints &
    typeof retailAgents &
    typeof suggestionEndpoints &
    Pick<typeof leadEndpoints, 'syncLeads'> &
    Pick<typeof teamEndpoints, 'saveAccountTeams'>
>
