import type { WordingKey } from '#core/foundation/wording/namespaces.ts'
import type { DetailsVariant } from '#core/insurance/products/details-forms.ts'
import type { DetailsField } from '#core/insurance/accounts/details-form.ts'

/** The labels of a company's details, in the form and in the comparison of two versions. */
const detailsLabels: Readonly<Record<DetailsField, WordingKey>> = {
  name: 'account-form:details.name',
  dbaOrTradestyle: 'account-form:details.dba',
  naicsCode: 'account-form:details.industryCode',
  primaryNaicsPercentage: 'account-form:details.primaryShare',
  secondNaicsCode: 'account-form:details.secondCode',
  ein: 'account-form:details.ein',
  revenue: 'account-form:details.revenue',
  nonUsRevenue: 'account-form:details.nonUsRevenue',
  dunsNumber: 'account-form:details.duns',
  noOfEmployeesAll: 'account-form:details.employees',
  yearEstablished: 'account-form:details.yearEstablished',
  ownershipType: 'account-form:details.ownershipType',
  entityType: 'account-form:details.entityType',
  phoneNumber: 'account-form:details.phone',
  address1: 'account-form:details.address1',
  address2: 'account-form:details.address2',
  city: 'account-form:details.city',
  state: 'account-form:details.state',
  zipCode: 'account-form:details.zipCode',
  isFranchise: 'account-form:details.franchise',
  domainName: 'account-form:details.domain',
  domains: 'account-form:details.domains',
  url: 'account-form:details.url',
  numberOfPersonalRecords: 'account-form:details.records',
  percentInternationalSales: 'account-form:details.internationalSales',
  isSameAddress: 'account-form:details.sameAddress',
  mailingAddress1: 'account-form:details.mailing1',
  mailingAddress2: 'account-form:details.mailing2',
  mailingCity: 'account-form:details.mailingCity',
  mailingState: 'account-form:details.mailingState',
  mailingZipCode: 'account-form:details.mailingZipCode',
  franchiseSystemConnectivity: 'account-form:details.franchiseConnectivity',
  collectingPersonalInformation: 'account-form:details.collecting',
  changeInScope: 'account-form:details.changeInScope',
  changeInScopeDetail: 'account-form:details.changeInScopeDetail',
}

/** Labels that differ in the longer form, whose revenue has two parts. */
const proLabels: Partial<typeof detailsLabels> = {
  revenue: 'account-form:details.usRevenue',
  nonUsRevenue: 'account-form:details.proNonUsRevenue',
}

/** The label of a field in a form. */
export const labelOf = (variant: DetailsVariant, field: DetailsField): WordingKey =>
  (variant === 'pro' ? proLabels[field] : undefined) ?? detailsLabels[field]
