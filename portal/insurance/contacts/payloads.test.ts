import { expect, test } from 'vitest'
import { agencyPayload, contactPayload, customerPayload, policyholderPayload } from './payloads.ts'

const agent = {
  agentFirstName: 'Mateo',
  agentLastName: 'Rivers',
  agentEmail: 'agent@demo.test',
  agentPhone: '+15550100111',
}
const contacts = { accountId: 'account-bayside-dental', ...agent }
const values = {
  contactFirstName: 'Dana',
  contactLastName: 'Okafor',
  contactEmail: 'dana@bayside.example',
  contactPhone: '(555) 010-0240',
}

test('sends a contact with its agent, and for staff with the agency', () => {
  const whole = { ...values, addUserToSystem: false }
  expect(contactPayload(contacts, whole)).toEqual({ ...contacts, ...whole })
  expect(contactPayload(contacts, whole, 'agency-harbor')).toEqual({
    ...contacts,
    ...whole,
    agencyId: 'agency-harbor',
  })
})

test('sends a policyholder with the names of the agent', () => {
  const { accountId, agentFirstName, agentLastName } = contacts
  expect(policyholderPayload(contacts, values)).toEqual({
    accountId,
    agentFirstName,
    agentLastName,
    ...values,
  })
})

test('sends a chosen agent with the policyholder’s phone number', () => {
  const agency = {
    agencyId: 'a',
    agencyName: 'Harbor',
    isMyAgent: false,
    activeQuotes: 0,
    ...agent,
  }
  const dana = { firstName: 'Dana', lastName: 'Okafor', email: 'dana@bayside.example' }
  expect({
    ...agencyPayload(agency),
    ...customerPayload({ ...dana, phone: '+15550100240' }),
  }).toEqual({
    agencyName: 'Harbor',
    ...agent,
    agentName: 'Mateo Rivers',
    customerFirstName: 'Dana',
    customerLastName: 'Okafor',
    customerEmail: 'dana@bayside.example',
    customerPhone: '+15550100240',
  })
})
