import { insuranceDataOf } from '#core/insurance/regions/insurance-data.ts'
import type { AccountDetails } from '#core/insurance/accounts/details.ts'
import { regionTable } from '#core/foundation/region/regions.ts'
import { formatEin } from '#core/foundation/validation/company-numbers.ts'
import type { DetailsVariant } from '#core/insurance/products/details-forms.ts'
import { phoneText } from '../../../kernel/phones.ts'
import { nameKey } from '#core/insurance/register/name-key.ts'
import { findIndustry, knownCode } from '../../../directory/industry-codes/industries.ts'
import { clearedNoDomainAttestation } from '../../accounts/company-domain.ts'
import type { AccountRecord } from '../../accounts/tables.ts'

const orNull = (text: string | undefined): string | null => text || null

/** Answers that only the longer form asks for; dependent answers are cleared with them (spec 2 §4). */
const proColumnsOf = (details: AccountDetails) => {
  const { isFranchise, changeInScope, collectingPersonalInformation: collects } = details
  return {
    totalRevenue: details.totalRevenue ?? null,
    franchiseSystemConnectivity: isFranchise ? (details.franchiseSystemConnectivity ?? null) : null,
    collectingPersonalInformation: collects ?? null,
    numberOfPersonalRecords: collects === false ? null : details.numberOfPersonalRecords,
    changeInScope: changeInScope ?? null,
    changeInScopeDetail: changeInScope === true ? orNull(details.changeInScopeDetail) : null,
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
  const { locationField } = regionTable[region]
  const { splitsRevenue = false } = insuranceDataOf[region]
  const isPro = variant === 'pro'
  const industry = findIndustry(region, naicsCode)
  return {
    name: details.name,
    nameKey: nameKey(details.name),
    dbaOrTradestyle: orNull(details.dbaOrTradestyle),
    naicsCode: industry?.code ?? naicsCode,
    naicsDescription: industry?.description ?? null,
    primaryNaicsPercentage,
    secondNaicsCode: orNull(secondNaicsCode && knownCode(region, secondNaicsCode)),
    ein: orNull(details.ein && formatEin(details.ein)),
    revenue: details.revenue ?? 0,
    nonUsRevenue: splitsRevenue || isPro ? details.nonUsRevenue : record.nonUsRevenue,
    dunsNumber: orNull(details.dunsNumber),
    noOfEmployeesAll: details.noOfEmployeesAll,
    yearEstablished: details.yearEstablished,
    ownershipType: orNull(details.ownershipType),
    entityType: orNull(details.entityType),
    phoneNumber: orNull(details.phoneNumber && phoneText(region, details.phoneNumber)),
    address1: orNull(details.address1),
    address2: orNull(details.address2),
    city: orNull(details.city),
    state: locationField === 'state' ? orNull(details.state) : null,
    zipCode: orNull(details.zipCode),
    isFranchise: details.isFranchise,
    domainName: orNull(details.domainName?.toLowerCase()),
    ...(details.domainName && clearedNoDomainAttestation),
    domains: [...details.domains],
    url: orNull(details.url),
    numberOfPersonalRecords: details.numberOfPersonalRecords,
    percentInternationalSales: details.percentInternationalSales,
    isSameAddress,
    mailingAddress: isSameAddress ? null : details.mailingAddress,
    ...(isPro
      ? proColumnsOf(details)
      : !details.isFranchise && { franchiseSystemConnectivity: null }),
  }
}
