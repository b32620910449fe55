import { insuranceDataOf } from '#core/insurance/regions/insurance-data.ts'
import { entityTypeChoices, ownershipTypes } from '#core/insurance/accounts/company-types.ts'
import { secondaryPercentage } from '#core/insurance/accounts/details.ts'
import type { DetailsField } from '#core/insurance/accounts/details-form.ts'
import type { DetailsVariant } from '#core/insurance/products/details-forms.ts'
import { currencyOf } from '#core/foundation/region/regions.ts'
import { DomainInput } from '../kit/DomainInput.tsx'
import { useStore } from '../react/use-store.ts'
import { useStyles } from '../react/use-styles.ts'
import { useWording } from '../react/use-wording.ts'
import styles from './account-form.styles.css'
import { AddressFields, MailingFields } from './AddressFields.tsx'
import type { DetailsFieldsProps } from './details-fields-props.ts'
import { DetailCheckbox } from './DetailCheckbox.tsx'
import { labelOf } from './details-labels.ts'
import { useEditor, useFieldError, useRegisterMark, useValue } from './editor-context.ts'
import {
  DetailAnswer,
  DetailMoney,
  DetailNumber,
  DetailPhone,
  DetailSelect,
  DetailText,
} from './fields.tsx'
import { IndustryField } from './IndustryField.tsx'
import { FieldPair } from './FieldPair.tsx'
import { TotalRevenue } from './TotalRevenue.tsx'

const choicesOf = (values: readonly string[]) => values.map((value) => ({ value, label: value }))
const ownerships = choicesOf(ownershipTypes)

const useLabels = (variant: DetailsVariant) => {
  const t = useWording('account-form')
  return (field: DetailsField): string => t(labelOf(variant, field))
}

const IndustryFields = ({ account, variant }: DetailsFieldsProps) => {
  const t = useWording('account-form')
  const label = useLabels(variant)
  const share = Number(useValue('primaryNaicsPercentage'))
  const percent = secondaryPercentage(share > 0 ? share : null)
  const { region, naicsCode, naicsDescription = '', secondNaicsCode = '' } = account
  return (
    <>
      <IndustryField
        name="naicsCode"
        label={label('naicsCode')}
        region={region}
        current={{ code: naicsCode, description: naicsDescription }}
      />
      <DetailNumber
        name="primaryNaicsPercentage"
        label={label('primaryNaicsPercentage')}
        fraction={2}
        unit="%"
        hint={t('account-form:details.primaryShareHint')}
      />
      <IndustryField
        name="secondNaicsCode"
        label={label('secondNaicsCode')}
        region={region}
        current={{ code: secondNaicsCode, description: '' }}
        isOptional={percent === 0}
        hint={t('account-form:details.secondShare', { percent })}
      />
    </>
  )
}

const RevenueFields = ({ account, variant }: DetailsFieldsProps) => {
  const label = useLabels(variant)
  const { splitsRevenue = false } = insuranceDataOf[account.region]
  const currency = currencyOf[account.region]
  const isPro = variant === 'pro'
  const revenue = <DetailMoney name="revenue" label={label('revenue')} currency={currency} />
  const foreignRevenue = (
    <DetailMoney
      name="nonUsRevenue"
      label={label('nonUsRevenue')}
      currency={currency}
      isOptional={!isPro}
    />
  )
  if (isPro) {
    return (
      <>
        <FieldPair>
          {revenue}
          {foreignRevenue}
        </FieldPair>
        <TotalRevenue currency={currency} />
      </>
    )
  }
  // labels in regions that split the revenue are too long for two columns
  return (
    <>
      {revenue}
      {splitsRevenue && foreignRevenue}
    </>
  )
}

const CompanyFields = (props: DetailsFieldsProps) => {
  const { account, variant } = props
  const label = useLabels(variant)
  const { hasEin = false } = insuranceDataOf[account.region]
  return (
    <>
      <DetailText name="name" label={label('name')} />
      <DetailText name="dbaOrTradestyle" label={label('dbaOrTradestyle')} isOptional />
      <IndustryFields {...props} />
      <RevenueFields {...props} />
      <FieldPair>
        <DetailNumber name="noOfEmployeesAll" label={label('noOfEmployeesAll')} />
        <DetailNumber name="yearEstablished" label={label('yearEstablished')} isGrouped={false} />
      </FieldPair>
      <DetailSelect name="ownershipType" label={label('ownershipType')} choices={ownerships} />
      <FieldPair>
        {hasEin && <DetailText name="ein" label={label('ein')} isOptional />}
        <DetailText name="dunsNumber" label={label('dunsNumber')} isOptional />
      </FieldPair>
      <DetailPhone name="phoneNumber" label={label('phoneNumber')} region={account.region} />
      <AddressFields {...props} />
    </>
  )
}

const DomainFields = ({ variant }: DetailsFieldsProps) => {
  const t = useWording('account-form')
  const label = useLabels(variant)
  const domains = useStore(useEditor().$domains)
  const ofDomain = useRegisterMark('domainName')
  const ofOthers = useRegisterMark('domains')
  const errors = {
    domainName: useFieldError('domainName', label('domainName')),
    domains: useFieldError('domains', label('domains')),
  }
  if (domains === undefined) return null
  return (
    <>
      <DomainInput
        name="domainName"
        label={label('domainName')}
        domains={domains.domainName}
        optional
        hint={ofDomain}
        error={errors.domainName}
      />
      <DomainInput
        name="domains"
        label={label('domains')}
        optional
        hint={ofOthers ?? t('account-form:details.domainsHint')}
        domains={domains.domains}
        error={errors.domains}
      />
    </>
  )
}

const RecordFields = ({ variant }: DetailsFieldsProps) => {
  const label = useLabels(variant)
  const collects = useValue('collectingPersonalInformation')
  const isPro = variant === 'pro'
  return (
    <>
      {isPro && (
        <DetailAnswer
          name="collectingPersonalInformation"
          label={label('collectingPersonalInformation')}
        />
      )}
      {!(isPro && collects === 'NO') && (
        <DetailNumber
          name="numberOfPersonalRecords"
          label={label('numberOfPersonalRecords')}
          isOptional={!isPro || collects !== 'YES'}
        />
      )}
      <DetailNumber
        name="percentInternationalSales"
        label={label('percentInternationalSales')}
        fraction={2}
        unit="%"
        isOptional
      />
    </>
  )
}

const OnlineFields = (props: DetailsFieldsProps) => {
  const { variant } = props
  const label = useLabels(variant)
  const isFranchise = useValue('isFranchise') === true
  const isChanging = useValue('changeInScope') === 'YES'
  const isPro = variant === 'pro'
  return (
    <>
      <DetailCheckbox name="isFranchise" label={label('isFranchise')} />
      {isPro && isFranchise && (
        <DetailAnswer
          name="franchiseSystemConnectivity"
          label={label('franchiseSystemConnectivity')}
        />
      )}
      <DomainFields {...props} />
      <DetailText name="url" label={label('url')} inputMode="url" isOptional />
      <DetailSelect
        name="entityType"
        label={label('entityType')}
        choices={choicesOf(entityTypeChoices(props.account.region, props.account.entityType ?? ''))}
      />
      <RecordFields {...props} />
      <MailingFields {...props} />
      {isPro && <DetailAnswer name="changeInScope" label={label('changeInScope')} />}
      {isPro && isChanging && (
        <DetailText name="changeInScopeDetail" label={label('changeInScopeDetail')} isMultiline />
      )}
    </>
  )
}

/** The fields of a company's details in two columns (spec 2 §2). */
export function DetailsFields(props: DetailsFieldsProps) {
  const css = useStyles(styles)
  return (
    <div className={css['columns']}>
      <div className={css['column']}>
        <CompanyFields {...props} />
      </div>
      <div className={css['column']}>
        <OnlineFields {...props} />
      </div>
    </div>
  )
}
