import { addressLine } from '#core/foundation/region/address-line.ts'
import { isFromRegister, type LineField } from '#core/insurance/accounts/from-register.ts'
import { formatPhone } from '#core/foundation/validation/phone.ts'
import { unicodeDomain } from '#core/foundation/validation/unicode-domain.ts'
import { AgencyLink } from '../../directory/agencies/AgencyLink.tsx'
import { useFormats } from '../../frame/formats/use-formats.ts'
import { Facts } from '../../frame/parts/Facts.tsx'
import type { AccountViewProps } from './account-part.ts'
import { FromRegister } from './FromRegister.tsx'

/** The known details of a company. */
export const AccountFacts = ({ account }: AccountViewProps) => {
  const { t, wholeMoney, count, instant } = useFormats()
  const { currency, noOfEmployeesAll, domains = [], domainName, verifiedDate } = account
  const mark = (...fields: readonly LineField[]) =>
    isFromRegister(account, ...fields) && <FromRegister />
  const contact = [account.policyContactFirstName, account.policyContactLastName]
  return (
    <Facts
      facts={[
        [t('accounts:field.dba'), account.dbaOrTradestyle],
        [
          t('accounts:field.industry'),
          account.naicsDescription ?? account.naicsCode,
          mark('naicsCode'),
        ],
        [
          t('accounts:field.revenue'),
          account.revenue > 0 ? wholeMoney(account.revenue, currency) : '',
          mark('revenue'),
        ],
        [
          t('accounts:field.employees'),
          noOfEmployeesAll === undefined ? '' : count(noOfEmployeesAll),
          mark('noOfEmployeesAll'),
        ],
        [t('accounts:field.yearEstablished'), account.yearEstablished, mark('yearEstablished')],
        [
          t('accounts:field.domain'),
          [domainName ?? '', ...domains].filter(Boolean).map(unicodeDomain).join(', '),
          mark('domainName', 'domains'),
        ],
        [
          t('portal:field.address'),
          addressLine(account.region, account),
          mark('address1', 'address2', 'city', 'state', 'zipCode'),
        ],
        [
          t('portal:field.phone'),
          formatPhone(account.region, account.phoneNumber ?? ''),
          mark('phoneNumber'),
        ],
        [t('portal:field.policyHolder'), contact.filter(Boolean).join(' ')],
        [t('portal:field.email'), account.policyContactEmail],
        [
          t('portal:field.agency'),
          <AgencyLink key="agency" id={account.agencyId} name={account.agencyName} />,
        ],
        [t('accounts:field.verified'), verifiedDate === null ? '' : instant(verifiedDate)],
      ]}
    />
  )
}
