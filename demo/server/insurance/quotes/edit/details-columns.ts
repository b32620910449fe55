import { insuranceFactsOf } from '#core/insurance/regions/insurance-facts.ts'
import type { AccountDetails } from '#core/insurance/accounts/details.ts'
import { regionTable } from '#core/foundation/region/regions.ts'
import { formatEin } from '#core/foundation/validation/company-numbers.ts'
import type { DetailsVariant } from '#core/insurance/products/details-forms.ts'
import { phoneText } from '../../../kernel/phones.ts'
import { nameKey } from '#core/insurance/register/name-key.ts'
import { findIndustry, knownCode } from '../../../directory/industry-codes/industries.ts'
import { endedAttestation } from '../../accounts/domain-check.ts'
import type { AccountRecord } from '../../accounts/tables.ts'

const given = (text: string | undefined): string | null => text || null

/**
 * The answers that only the longer form asks; answers that depend on others are cleared with them (spec 2
 * §4).
 */
const proColumnsOf = (details: AccountDetails) => {
  const { isFranchise, changeInScope, collectingPersonalInformation: collects } = details
  return {
    totalRevenue: details.totalRevenue ?? null,
    franchiseSystemConnectivity: isFranchise ? (details.franchiseSystemConnectivity ?? null) : null,
    collectingPersonalInformation: collects ?? null,
    numberOfPersonalRecords: collects === false ? null : details.numberOfPersonalRecords,
    changeInScope: changeInScope ?? null,
    changeInScopeDetail: changeInScope === true ? given(details.changeInScopeDetail) : null,
  }
}

/** The columns of checked details. */
export const columnsOf = (
  record: AccountRecord,
  details: AccountDetails,
  variant: DetailsVariant,
) => {
  const { region } = record
  const { naicsCode, secondNaicsCode, primaryNaicsPercentage, isSameAddress } = details
  const { insuredPlace } = regionTable[region]
  const { splitsRevenue = false } = insuranceFactsOf[region]
  const isPro = variant === 'pro'
  const industry = findIndustry(region, naicsCode)
  return {
    name: details.name,
    nameKey: nameKey(details.name),
    dbaOrTradestyle: given(details.dbaOrTradestyle),
    naicsCode: industry?.code ?? naicsCode,
    naicsDescription: industry?.description ?? null,
    primaryNaicsPercentage,
    secondNaicsCode: given(secondNaicsCode && knownCode(region, secondNaicsCode)),
    ein: given(details.ein && formatEin(details.ein)),
    revenue: details.revenue ?? 0,
    nonUsRevenue: splitsRevenue || isPro ? details.nonUsRevenue : record.nonUsRevenue,
    dunsNumber: given(details.dunsNumber),
    noOfEmployeesAll: details.noOfEmployeesAll,
    yearEstablished: details.yearEstablished,
    ownershipType: given(details.ownershipType),
    entityType: given(details.entityType),
    phoneNumber: given(details.phoneNumber && phoneText(region, details.phoneNumber)),
    address1: given(details.address1),
    address2: given(details.address2),
    city: given(details.city),
    state: insuredPlace === 'state' ? given(details.state) : null,
    zipCode: given(details.zipCode),
    isFranchise: details.isFranchise,
    domainName: given(details.domainName?.toLowerCase()),
    ...(details.domainName && endedAttestation),
    domains: [...details.domains],
    url: given(details.url),
    numberOfPersonalRecords: details.numberOfPersonalRecords,
    percentInternationalSales: details.percentInternationalSales,
    isSameAddress,
    mailingAddress: isSameAddress ? null : details.mailingAddress,
    ...(isPro
      ? proColumnsOf(details)
      : !details.isFranchise && { franchiseSystemConnectivity: null }),
  }
}
