import type { RunningPlatform } from './platform.ts'
import { password } from './actions.ts'

type Json = Record<string, unknown>

/** An API client with its own token, for creating the records of a test. */
export const caller =
  (portal: string, token: string) =>
  async (method: string, path: string, body?: object): Promise<Json> => {
    const answer = await fetch(`${portal}${path}`, {
      method,
      headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${token}` },
      ...(body && { body: JSON.stringify(body) }),
    })
    const text = await answer.text()
    if (!answer.ok) throw new Error(`${method} ${path} returned ${answer.status}: ${text}`)
    return (text ? JSON.parse(text) : {}) as Json
  }

export const tokenOf = async (portal: string, who: string): Promise<string> => {
  const call = caller(portal, '')
  const body = { username: `${who}@demo.test`, password }
  return String((await call('POST', '/api/auth/v1/login', body))['accessToken'])
}

/** A token of the agency's agent, as a host page's session service would return it. */
export const agentToken = ({ portal }: RunningPlatform): Promise<string> => tokenOf(portal, 'agent')

const answers = {
  claimHistory: 0,
  isSecurityOfficer: 'YES',
  isSecurityTraining: 'YES',
  useEncryption: 'YES',
  useCloudStorage: 'NO',
  isVerifyingBankAccounts: 'YES',
  isAuthenticatingFundTransferRequests: 'YES',
  isPreventingUnauthorizedWireTransfers: 'YES',
}

export interface Issued {
  readonly policyId: string
  readonly email: string
}

/** An open quote with its account and contact. */
export interface OpenQuote {
  readonly id: string
  readonly accountId: string
  readonly quoteNumber: string
  readonly email: string
}

const policyholder = { firstName: 'Dana', lastName: 'Reyes', phone: '4095550142' }

interface QuoteOf {
  /** The user who saves it; the agent of Harbor by default. */
  readonly who?: 'agent' | 'wholesale'
  readonly state?: string
  readonly surplusOnly?: boolean
  readonly revenue?: number
  /** The account and request of an earlier quote, for a further quote. */
  readonly further?: { readonly accountId: string; readonly requestId: string }
}

/** Saves an open quote for a new company. */
export const saveQuote = async (
  { portal }: RunningPlatform,
  name: string,
  { who = 'agent', state = 'TX', surplusOnly = false, revenue = 2_000_000, further }: QuoteOf = {},
): Promise<OpenQuote> => {
  const agent = caller(portal, await tokenOf(portal, who))
  const email = `${name.toLowerCase().replace(/\W+/g, '.')}@insured.test`
  const quote = await agent('POST', '/api/quote/v1/P100', {
    requestId: `journey ${name}`,
    ...further,
    contact: { ...policyholder, email },
    initialRequestData: {
      product: 'P100',
      account: {
        name,
        state,
        naicsCode: '621210',
        revenue,
        yearEstablished: 1998,
      },
      securityAnswers: answers,
      surplusOnly,
    },
  })
  return {
    id: String(quote['id']),
    accountId: String(quote['accountId']),
    quoteNumber: String(quote['quoteNumber']),
    email,
  }
}

/** Verifies the company of a quote as its agency. */
export const verifyAs = async (
  { portal }: RunningPlatform,
  who: 'agent' | 'wholesale',
  { accountId }: OpenQuote,
): Promise<void> => {
  const agent = caller(portal, await tokenOf(portal, who))
  await agent('PUT', '/api/account/v1/profile/verify', { accountId })
}

/** Sends a quote of the wholesale agency to an agent of another one. */
export const sendForReview = async (
  { portal }: RunningPlatform,
  { id }: OpenQuote,
  agentEmail: string,
): Promise<void> => {
  const wholesale = caller(portal, await tokenOf(portal, 'wholesale'))
  await wholesale('POST', `/api/quote/v1/P100/${id}/send-quote-request`, {
    agencyName: 'Magnolia Brokers',
    agentFirstName: 'Ada',
    agentLastName: 'Diaz',
    agentEmail,
    agentPhone: '(512) 555-0155',
  })
}

/** Verifies the company of a quote and requests to bind it, as its agency. */
export const requestBind = async (
  { portal }: RunningPlatform,
  { id, accountId, email }: OpenQuote,
): Promise<void> => {
  const agent = caller(portal, await tokenOf(portal, 'agent'))
  await agent('PUT', '/api/account/v1/profile/verify', { accountId })
  await agent('PUT', `/api/quote/v1/${id}`, {
    customerFirstName: policyholder.firstName,
    customerLastName: policyholder.lastName,
    customerEmail: email,
    customerPhone: policyholder.phone,
    address1: '100 Congress Avenue',
    city: 'Austin',
    zipCode: '78701',
  })
}

/** Issues an unpaid policy for a new company. */
export const issuePolicy = async (platform: RunningPlatform, name: string): Promise<Issued> => {
  const { portal } = platform
  const quote = await saveQuote(platform, name)
  const { id, email } = quote
  await requestBind(platform, quote)
  const underwriter = caller(portal, await tokenOf(portal, 'underwriter'))
  const issued = await underwriter('PUT', `/api/quote/v1/P100/${id}/issue`)
  return { policyId: String(issued['policyId']), email }
}

/** The number and sum of a policy's payments, as staff see them. */
export const amountPaid = async (
  { portal }: RunningPlatform,
  policyId: string,
): Promise<number> => {
  const staff = caller(portal, await tokenOf(portal, 'underwriter'))
  return Number((await staff('GET', `/api/billing/v1/amountPaid/${policyId}`))['amountPaid'])
}

export const amountDue = async ({ portal }: RunningPlatform, policyId: string): Promise<number> => {
  const staff = caller(portal, await tokenOf(portal, 'underwriter'))
  return Number((await staff('GET', `/api/billing/v1/payment/${policyId}`))['dueAmount'])
}
