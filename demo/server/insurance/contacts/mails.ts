import { localeOf, type Region } from '#core/foundation/region/regions.ts'
import type { Services } from '../../kernel/services.ts'
import type { AccountAgent } from './agent-of-account.ts'

/** The account that a mail is about. */
interface About {
  readonly company: string
  readonly region: Region
  readonly agent: AccountAgent
}

/** Who is written to: a policyholder. */
interface Customer {
  readonly email: string
  readonly firstName: string
  readonly lastName: string
}

// Everything here writes in the caller's transaction, so that a rolled-back change sends no mail.

const writing = ({ config, wording }: Services, { company, region, agent }: About) => ({
  t: wording.in(localeOf[region]),
  facts: {
    company,
    agency: agent.agencyName,
    agentFirstName: agent.agentFirstName,
    agentName: `${agent.agentFirstName} ${agent.agentLastName}`,
    agentEmail: agent.agentEmail,
    agentPhone: agent.agentPhone,
    link: `${config.origins.portal}/agency/accounts/${encodeURIComponent(agent.accountId)}`,
  },
})

/** Tells an agent and the policyholder that the policyholder chose, or removed, the agent. */
export const mailChoice = async (
  services: Services,
  about: About,
  { email, firstName, lastName }: Customer,
  name: 'agentSet' | 'agentRemoved',
): Promise<void> => {
  const { t, facts } = writing(services, about)
  const toAgent = { ...facts, customerName: `${firstName} ${lastName}` }
  await services.send({
    to: facts.agentEmail,
    via: 'email',
    subject: t(`mails:${name}.agent.subject`, toAgent),
    text: t(`mails:${name}.agent.text`, toAgent),
  })
  const link = `${services.config.origins.portal}/customer/agent`
  const toCustomer = { ...facts, firstName, link }
  await services.send({
    to: email,
    via: 'email',
    subject: t(`mails:${name}.customer.subject`, toCustomer),
    text: t(`mails:${name}.customer.text`, toCustomer),
  })
}

/** Tells another agency's agent how many of its quotes became invalid; never whom was chosen. */
export const mailOther = async (services: Services, about: About, count: number): Promise<void> => {
  const { t, facts } = writing(services, about)
  const filled = { ...facts, count }
  await services.send({
    to: facts.agentEmail,
    via: 'email',
    subject: t('mails:agentSet.others.subject', filled),
    text: t('mails:agentSet.others.text', filled),
  })
}

/** Tells an agent, or an agency's contact, that they were given an account. */
export const mailGiven = async (
  services: Services,
  about: About,
  to: 'agent' | 'agency',
): Promise<void> => {
  const { t, facts } = writing(services, about)
  await services.send({
    to: facts.agentEmail,
    via: 'email',
    subject: t(`mails:accountGiven.${to}.subject`, facts),
    text: t(`mails:accountGiven.${to}.text`, facts),
  })
}
