import { endpoint } from '../../platform/api/endpoint.ts'
import { agency } from './model.ts'
import {
  agencyContact,
  agencyFein,
  agencyParams,
  aggregatorList,
  agreement,
  appointmentList,
  feinChange,
  hierarchy,
  levelList,
  programList,
  signing,
} from './record.ts'

/** Reads the levels of an agency. */
export const listAgencyLevels = endpoint({
  id: 'listAgencyLevels',
  method: 'GET',
  path: '/api/account/v1/agency/levels/{agencyId}',
  summary: 'List the levels of an agency',
  description: 'The company sizes that it may sell to, as revenue bands.',
  source: 'spec 2 §3, §7; path not specified',
  audience: 'token',
  permission: 'agency:review',
  params: agencyParams,
  answer: levelList,
  errors: ['notFound'],
})

/** Reads the programs of an agency. */
export const listAgencyPrograms = endpoint({
  id: 'listAgencyPrograms',
  method: 'GET',
  path: '/api/account/v1/agency/programs/{agencyId}',
  summary: 'List the programs of an agency',
  source: 'spec 2 §3, §7; path not specified',
  audience: 'token',
  permission: 'agency:review',
  params: agencyParams,
  answer: programList,
  errors: ['notFound'],
})

/** Reads the appointments of an agency. */
export const listAgencyAppointments = endpoint({
  id: 'listAgencyAppointments',
  method: 'GET',
  path: '/api/account/v1/agency/appointments/{agencyId}',
  summary: 'List the appointments of an agency',
  description: 'The carriers that appointed it, by state.',
  source: 'spec 2 §3, §7; path not specified',
  audience: 'token',
  permission: 'agency:review',
  params: agencyParams,
  answer: appointmentList,
  errors: ['notFound'],
})

/** Reads the parent agency and the offices of an agency. */
export const getAgencyHierarchy = endpoint({
  id: 'getAgencyHierarchy',
  method: 'GET',
  path: '/api/account/v1/agency/hierarchy/{agencyId}',
  summary: 'Get the hierarchy of an agency',
  description: 'Its parent agency and its own offices, 100 at most.',
  source: 'spec 2 §7; path not specified',
  audience: 'token',
  permission: 'agency:review',
  params: agencyParams,
  answer: hierarchy,
  errors: ['notFound'],
})

/** Reads the federal employer number of an agency. */
export const getAgencyFein = endpoint({
  id: 'getAgencyFein',
  method: 'GET',
  path: '/api/account/v1/agency/fein/{agencyId}',
  summary: 'Get the FEIN of an agency',
  source: 'spec 2 §7; path not specified',
  audience: 'token',
  permission: 'agency:review',
  params: agencyParams,
  answer: agencyFein,
  errors: ['notFound'],
})

/** Sets the federal employer number of a US agency. */
export const saveAgencyFein = endpoint({
  id: 'saveAgencyFein',
  method: 'PUT',
  path: '/api/account/v1/agency/fein/{agencyId}',
  summary: 'Set the FEIN of an agency',
  description: 'Nine digits. Agencies outside the United States have none.',
  source: 'spec 2 §7; method and path not specified',
  audience: 'token',
  permission: 'agency:update',
  rateLimit: 'saving',
  idempotency: 'natural',
  params: agencyParams,
  body: feinChange,
  answer: agencyFein,
  errors: ['notFound', 'feinNotUsed'],
})

/** Reads the aggregators of an agency. */
export const listAgencyAggregators = endpoint({
  id: 'listAgencyAggregators',
  method: 'GET',
  path: '/api/account/v1/agency/daids/{agencyId}',
  summary: 'List the aggregators of an agency',
  description: 'The digital agents that sell for it, by id and name.',
  source: 'spec 2 §7 (daids); path not specified',
  audience: 'token',
  permission: 'agency:review',
  params: agencyParams,
  answer: aggregatorList,
  errors: ['notFound'],
})

/** Reads the signature of an agency's agreement. */
export const getAgreement = endpoint({
  id: 'getAgreement',
  method: 'GET',
  path: '/api/account/v1/agency/sign/{agencyId}',
  summary: 'Get the signature of an agency',
  description: 'Who signed the agreement with the provider for the agency, and when.',
  source: 'spec 2 §7 (sign); path not specified',
  audience: 'token',
  permission: 'agency:review',
  params: agencyParams,
  answer: agreement,
  errors: ['notFound'],
})

/** Signs the agreement with the provider for an agency, once. */
export const signAgreement = endpoint({
  id: 'signAgreement',
  method: 'POST',
  path: '/api/account/v1/agency/sign/{agencyId}',
  summary: 'Sign for an agency',
  description: 'Signs the agreement with the provider with the signer’s full name. Possible once.',
  source: 'spec 2 §7 (sign); method and path not specified',
  audience: 'token',
  permission: 'agency:sign',
  rateLimit: 'saving',
  idempotency: 'key',
  params: agencyParams,
  body: signing,
  answer: agreement,
  errors: ['notFound', 'agreementSigned'],
})

/** Sets the contact of an agency. */
export const saveAgencyContact = endpoint({
  id: 'saveAgencyContact',
  method: 'PUT',
  path: '/api/account/v1/agency/contact/{agencyId}',
  summary: 'Set the contact of an agency',
  description: 'The contact shown for accounts without an agent of their own.',
  source: 'spec 2 §7 (agency contact); method and path not specified',
  audience: 'token',
  permission: 'agency:update',
  rateLimit: 'saving',
  idempotency: 'natural',
  params: agencyParams,
  body: agencyContact,
  answer: agency,
  errors: ['notFound'],
})

/** Reloads an agency from the producer register. */
export const reloadAgency = endpoint({
  id: 'reloadAgency',
  method: 'POST',
  path: '/api/account/v1/agency/reload/{agencyId}',
  summary: 'Reload an agency',
  description:
    'Looks the agency up in the producer register by its number. Fills in missing numbers and replaces its appointments with those of the register.',
  source: 'spec 2 §7 (agency reload); method and path not specified',
  audience: 'token',
  permission: 'agency:update',
  rateLimit: 'saving',
  idempotency: 'natural',
  params: agencyParams,
  answer: agency,
  errors: ['notFound', 'producerUnknown'],
})
