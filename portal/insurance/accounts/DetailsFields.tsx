import { useQuery } from '@tanstack/react-query'
import type { UseFormReturn } from 'react-hook-form'
import { searchStates } from '#core/directory/states/endpoints.ts'
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
import { usePortal } from '../../frame/platform/use-portal.ts'
import type { DetailsForm } from './details-form.ts'
import styles from './details-part.styles.css'

/** States of a region are few. */
const most = 100

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

const useStateChoices = ({ region }: Account) => {
  const { queries } = usePortal()
  const isByState = regionTable[region].insuredPlace === 'state'
  const { data, isPending } = useQuery({
    ...queries.options(searchStates, { query: { country: region, page: 0, size: most } }),
    enabled: isByState,
  })
  return {
    isByState,
    isLoading: isPending,
    choices: (data?.content ?? []).map(({ code, name }) => ({ value: code, label: name })),
  }
}

const CompanyFields = ({ account, form }: DetailsFieldsProps) => {
  const t = useWording('account-form')
  const { splitsRevenue = false, hasEin = false } = regionTable[account.region]
  const share = Number(form.watch('primaryNaicsPercentage'))
  const second = secondaryPercentage(Number.isFinite(share) && share > 0 ? share : null)
  const code = form.watch('naicsCode')
  return (
    <>
      <FormText form={form} name="name" label={t('account-form:details.name')} />
      <FormText
        form={form}
        name="dbaOrTradestyle"
        label={t('account-form:details.dba')}
        isOptional
      />
      <FieldPair>
        <FormText
          form={form}
          name="naicsCode"
          label={t('account-form:details.industryCode')}
          inputMode="numeric"
          {...(code === account.naicsCode && account.naicsDescription
            ? { hint: account.naicsDescription }
            : {})}
        />
        <FormText
          form={form}
          name="primaryNaicsPercentage"
          label={t('account-form:details.primaryShare')}
          inputMode="decimal"
          hint={t('account-form:details.primaryShareHint')}
        />
      </FieldPair>
      <FormText
        form={form}
        name="secondNaicsCode"
        label={t('account-form:details.secondCode')}
        inputMode="numeric"
        isOptional={second === 0}
        hint={t('account-form:details.secondShare', { percent: second })}
      />
      <FieldPair>
        <FormText
          form={form}
          name="revenue"
          label={t('account-form:details.revenue')}
          inputMode="decimal"
        />
        {splitsRevenue && (
          <FormText
            form={form}
            name="nonUsRevenue"
            label={t('account-form:details.nonUsRevenue')}
            inputMode="decimal"
            isOptional
          />
        )}
        <FormText
          form={form}
          name="noOfEmployeesAll"
          label={t('account-form:details.employees')}
          inputMode="numeric"
        />
      </FieldPair>
      <FieldPair>
        <FormText
          form={form}
          name="yearEstablished"
          label={t('account-form:details.yearEstablished')}
          inputMode="numeric"
        />
        <FormSelect
          form={form}
          name="ownershipType"
          label={t('account-form:details.ownershipType')}
          placeholder={t('account-form:details.choose')}
          choices={choicesOf(ownershipTypes, form.watch('ownershipType'))}
        />
      </FieldPair>
      <FieldPair>
        {hasEin && (
          <FormText form={form} name="ein" label={t('account-form:details.ein')} isOptional />
        )}
        <FormText form={form} name="dunsNumber" label={t('account-form:details.duns')} isOptional />
      </FieldPair>
    </>
  )
}

const AddressFields = ({ account, form }: DetailsFieldsProps) => {
  const t = useWording('account-form')
  const states = useStateChoices(account)
  return (
    <>
      <FormText form={form} name="phoneNumber" label={t('account-form:details.phone')} />
      <FormText form={form} name="address1" label={t('account-form:details.address1')} />
      <FormText form={form} name="address2" label={t('account-form:details.address2')} isOptional />
      <FieldPair>
        <FormText form={form} name="city" label={t('account-form:new.city')} />
        <FormText form={form} name="zipCode" label={t('account-form:new.zipCode')} />
      </FieldPair>
      {states.isByState && (
        <FormSelect
          form={form}
          name="state"
          label={t('account-form:new.state')}
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
  const states = useStateChoices(account)
  return (
    <>
      <FormCheckbox
        form={form}
        name="isSameAddress"
        label={t('account-form:details.sameAddress')}
      />
      {!form.watch('isSameAddress') && (
        <>
          <FormText form={form} name="mailingAddress1" label={t('account-form:details.mailing1')} />
          <FormText
            form={form}
            name="mailingAddress2"
            label={t('account-form:details.mailing2')}
            isOptional
          />
          <FieldPair>
            <FormText
              form={form}
              name="mailingCity"
              label={t('account-form:details.mailingCity')}
            />
            <FormText
              form={form}
              name="mailingZipCode"
              label={t('account-form:details.mailingZipCode')}
            />
          </FieldPair>
          {states.isByState && (
            <FormSelect
              form={form}
              name="mailingState"
              label={t('account-form:details.mailingState')}
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
        label={t('account-form:details.domain')}
        inputMode="url"
        isOptional
      />
      <FormText
        form={form}
        name="domains"
        label={t('account-form:details.domains')}
        inputMode="url"
        isOptional
        hint={t('account-form:details.domainsHint')}
      />
      <FormText
        form={form}
        name="url"
        label={t('account-form:details.url')}
        inputMode="url"
        isOptional
      />
      <FormSelect
        form={form}
        name="entityType"
        label={t('account-form:details.entityType')}
        placeholder={t('account-form:details.choose')}
        choices={choicesOf(entityTypes, form.watch('entityType'))}
      />
      <FormCheckbox form={form} name="isFranchise" label={t('account-form:details.franchise')} />
      <FieldPair>
        <FormText
          form={form}
          name="numberOfPersonalRecords"
          label={t('account-form:details.records')}
          inputMode="numeric"
          isOptional
        />
        <FormText
          form={form}
          name="percentInternationalSales"
          label={t('account-form:details.internationalSales')}
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
