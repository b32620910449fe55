import type { UseFormReturn } from 'react-hook-form'
import { regionTable } from '#core/foundation/region/regions.ts'
import {
  entityTypes,
  ownershipTypes,
  secondaryPercentage,
} from '#core/insurance/accounts/details.ts'
import type { Account } from '#core/insurance/accounts/model.ts'
import { useStyles } from '#widgets/react/use-styles.ts'
import { useWording } from '#widgets/react/use-wording.ts'
import { FieldPair } from '../../frame/forms/FieldPair.tsx'
import { FormCheckbox } from '../../frame/forms/FormCheckbox.tsx'
import { FormSelect } from '../../frame/forms/FormSelect.tsx'
import { FormText } from '../../frame/forms/FormText.tsx'
import type { DetailsForm } from './details-form.ts'
import { detailsLabels } from './details-labels.ts'
import styles from './details-part.styles.css'
import { useStateChoices } from './use-state-choices.ts'

interface DetailsFieldsProps {
  readonly account: Account
  readonly form: UseFormReturn<DetailsForm>
}

const choicesOf = (values: readonly string[], current: string) =>
  // a value from elsewhere stays, so that opening the form changes nothing
  [...new Set([...values, ...(current === '' ? [] : [current])])].map((value) => ({
    value,
    label: value,
  }))

const CompanyFields = ({ account, form }: DetailsFieldsProps) => {
  const t = useWording('account-form')
  const { splitsRevenue = false, hasEin = false } = regionTable[account.region]
  const share = Number(form.watch('primaryNaicsPercentage'))
  const second = secondaryPercentage(Number.isFinite(share) && share > 0 ? share : null)
  const code = form.watch('naicsCode')
  return (
    <>
      <FormText form={form} name="name" label={t(detailsLabels.name)} />
      <FormText
        form={form}
        name="dbaOrTradestyle"
        label={t(detailsLabels.dbaOrTradestyle)}
        isOptional
      />
      <FieldPair>
        <FormText
          form={form}
          name="naicsCode"
          label={t(detailsLabels.naicsCode)}
          inputMode="numeric"
          {...(code === account.naicsCode && account.naicsDescription
            ? { hint: account.naicsDescription }
            : {})}
        />
        <FormText
          form={form}
          name="primaryNaicsPercentage"
          label={t(detailsLabels.primaryNaicsPercentage)}
          inputMode="decimal"
          hint={t('account-form:details.primaryShareHint')}
        />
      </FieldPair>
      <FormText
        form={form}
        name="secondNaicsCode"
        label={t(detailsLabels.secondNaicsCode)}
        inputMode="numeric"
        isOptional={second === 0}
        hint={t('account-form:details.secondShare', { percent: second })}
      />
      <FieldPair>
        <FormText form={form} name="revenue" label={t(detailsLabels.revenue)} inputMode="decimal" />
        {splitsRevenue && (
          <FormText
            form={form}
            name="nonUsRevenue"
            label={t(detailsLabels.nonUsRevenue)}
            inputMode="decimal"
            isOptional
          />
        )}
        <FormText
          form={form}
          name="noOfEmployeesAll"
          label={t(detailsLabels.noOfEmployeesAll)}
          inputMode="numeric"
        />
      </FieldPair>
      <FieldPair>
        <FormText
          form={form}
          name="yearEstablished"
          label={t(detailsLabels.yearEstablished)}
          inputMode="numeric"
        />
        <FormSelect
          form={form}
          name="ownershipType"
          label={t(detailsLabels.ownershipType)}
          placeholder={t('account-form:details.choose')}
          choices={choicesOf(ownershipTypes, form.watch('ownershipType'))}
        />
      </FieldPair>
      <FieldPair>
        {hasEin && <FormText form={form} name="ein" label={t(detailsLabels.ein)} isOptional />}
        <FormText form={form} name="dunsNumber" label={t(detailsLabels.dunsNumber)} isOptional />
      </FieldPair>
    </>
  )
}

const AddressFields = ({ account, form }: DetailsFieldsProps) => {
  const t = useWording('account-form')
  const states = useStateChoices(account.region)
  return (
    <>
      <FormText form={form} name="phoneNumber" label={t(detailsLabels.phoneNumber)} />
      <FormText form={form} name="address1" label={t(detailsLabels.address1)} />
      <FormText form={form} name="address2" label={t(detailsLabels.address2)} isOptional />
      <FieldPair>
        <FormText form={form} name="city" label={t(detailsLabels.city)} />
        <FormText form={form} name="zipCode" label={t(detailsLabels.zipCode)} />
      </FieldPair>
      {states.isByState && (
        <FormSelect
          form={form}
          name="state"
          label={t(detailsLabels.state)}
          placeholder={t('account-form:details.choose')}
          isLoading={states.isLoading}
          choices={states.choices}
        />
      )}
    </>
  )
}

const MailingFields = ({ account, form }: DetailsFieldsProps) => {
  const t = useWording('account-form')
  const states = useStateChoices(account.region)
  return (
    <>
      <FormCheckbox form={form} name="isSameAddress" label={t(detailsLabels.isSameAddress)} />
      {!form.watch('isSameAddress') && (
        <>
          <FormText form={form} name="mailingAddress1" label={t(detailsLabels.mailingAddress1)} />
          <FormText
            form={form}
            name="mailingAddress2"
            label={t(detailsLabels.mailingAddress2)}
            isOptional
          />
          <FieldPair>
            <FormText form={form} name="mailingCity" label={t(detailsLabels.mailingCity)} />
            <FormText form={form} name="mailingZipCode" label={t(detailsLabels.mailingZipCode)} />
          </FieldPair>
          {states.isByState && (
            <FormSelect
              form={form}
              name="mailingState"
              label={t(detailsLabels.mailingState)}
              placeholder={t('account-form:details.choose')}
              isLoading={states.isLoading}
              choices={states.choices}
            />
          )}
        </>
      )}
    </>
  )
}

const OnlineFields = ({ account, form }: DetailsFieldsProps) => {
  const t = useWording('account-form')
  return (
    <>
      <FormText
        form={form}
        name="domainName"
        label={t(detailsLabels.domainName)}
        inputMode="url"
        isOptional
      />
      <FormText
        form={form}
        name="domains"
        label={t(detailsLabels.domains)}
        inputMode="url"
        isOptional
        hint={t('account-form:details.domainsHint')}
      />
      <FormText form={form} name="url" label={t(detailsLabels.url)} inputMode="url" isOptional />
      <FormSelect
        form={form}
        name="entityType"
        label={t(detailsLabels.entityType)}
        placeholder={t('account-form:details.choose')}
        choices={choicesOf(entityTypes, form.watch('entityType'))}
      />
      <FormCheckbox form={form} name="isFranchise" label={t(detailsLabels.isFranchise)} />
      <FieldPair>
        <FormText
          form={form}
          name="numberOfPersonalRecords"
          label={t(detailsLabels.numberOfPersonalRecords)}
          inputMode="numeric"
          isOptional
        />
        <FormText
          form={form}
          name="percentInternationalSales"
          label={t(detailsLabels.percentInternationalSales)}
          inputMode="decimal"
          isOptional
        />
      </FieldPair>
      <MailingFields account={account} form={form} />
    </>
  )
}

/** The fields of a company's details in two columns (spec 2 §2). */
export const DetailsFields = (props: DetailsFieldsProps) => {
  const css = useStyles(styles)
  return (
    <div className={css['columns']}>
      <div className={css['column']}>
        <CompanyFields {...props} />
        <AddressFields {...props} />
      </div>
      <div className={css['column']}>
        <OnlineFields {...props} />
      </div>
    </div>
  )
}
