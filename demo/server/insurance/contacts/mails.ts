import type { Region } from '#core/foundation/region/regions.ts'
import { formatPhone } from '#core/foundation/validation/phone.ts'
import { mailTexts } from '../../kernel/mail-text.ts'
import { portalLink } from '../../kernel/portal-link.ts'
import type { Services } from '../../kernel/services.ts'
import type { AccountAgent } from './agent-of-account.ts'

/** The account that a mail is about. */
interface About {
  readonly company: string
  readonly region: Region
  readonly agent: AccountAgent
}

/** The recipient: a policyholder. */
interface Customer {
  readonly email: string
  readonly firstName: string
  readonly lastName: string
}

// Everything here writes in the caller's transaction, so that a rolled-back change sends no mail.

const writing = (services: Services, { company, region, agent }: About) => ({
  t: mailTexts(services, region),
  params: {
    company,
    agency: agent.agencyName,
    agentFirstName: agent.agentFirstName,
    agentName: `${agent.agentFirstName} ${agent.agentLastName}`,
    agentEmail: agent.agentEmail,
    agentPhone: formatPhone(region, agent.agentPhone),
    link: portalLink(services, region, `/agency/accounts/${encodeURIComponent(agent.accountId)}`),
  },
})

type MailText =
  | 'agentSet.agent'
  | 'agentSet.customer'
  | 'agentSet.others'
  | 'agentRemoved.agent'
  | 'agentRemoved.customer'
  | 'accountGiven.agent'
  | 'accountGiven.agency'

/** Sends a mail about an account to its agent, or to the recipient in `more`. */
const sendAbout = async (
  services: Services,
  about: About,
  name: MailText,
  {
    to,
    ...more
  }: { readonly to?: string; readonly [fact: string]: string | number | undefined } = {},
): Promise<void> => {
  const { t, params } = writing(services, about)
  const filled = { ...params, ...more }
  await services.send({
    region: about.region,
    to: to ?? params.agentEmail,
    via: 'email',
    subject: t(`mails:${name}.subject`, filled),
    text: t(`mails:${name}.text`, filled),
  })
}

/** Mails an agent and the policyholder that the policyholder chose or removed the agent. */
export const mailAgentChoice = async (
  services: Services,
  about: About,
  { email, firstName, lastName }: Customer,
  name: 'agentSet' | 'agentRemoved',
): Promise<void> => {
  await sendAbout(services, about, `${name}.agent`, { customerName: `${firstName} ${lastName}` })
  const link = portalLink(services, about.region, '/customer/agent')
  await sendAbout(services, about, `${name}.customer`, { to: email, firstName, lastName, link })
}

/**
 * Mails another agency's agent how many of its quotes became invalid, without revealing the chosen
 * agent.
 */
export const mailInvalidatedQuotes = (
  services: Services,
  about: About,
  count: number,
): Promise<void> => sendAbout(services, about, 'agentSet.others', { count })

/** Mails an agent, or an agency's contact, that an account was assigned to them. */
export const mailAssignedAccount = (
  services: Services,
  about: About,
  to: 'agent' | 'agency',
): Promise<void> => sendAbout(services, about, `accountGiven.${to}`)
