import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import {
  getRetailAgent,
  saveRetailAgent,
  searchRetailAgencies,
} from '#core/insurance/accounts/retail-agent-endpoints.ts'
import type { RetailAgency } from '#core/insurance/accounts/retail-agent.ts'
import { RestoredFields } from '#widgets/kit/RestoredDraft.tsx'
import { Combobox } from '#widgets/kit/Combobox.tsx'
import { Field } from '#widgets/kit/Field.tsx'
import { Skeleton } from '#widgets/kit/Skeleton.tsx'
import { useStyles } from '#widgets/react/use-styles.ts'
import { useWording } from '#widgets/react/use-wording.ts'
import { Form } from '../../../frame/forms/Form.tsx'
import { FormText } from '../../../frame/forms/FormText.tsx'
import { useDraftForm } from '../../../frame/forms/use-draft-form.ts'
import { usePortal } from '../../../frame/platform/use-portal.ts'
import { bodyOf, formOf, licenseShape, type LicenseForm } from './license-form.ts'
import { useWizard } from './wizard-context.ts'
import { WizardCalculator } from './WizardCalculator.tsx'
import styles from './wizard.styles.css'

const LicenseFields = ({ start }: { readonly start: LicenseForm }) => {
  const css = useStyles(styles)
  const t = useWording('wizard')
  const { api, queries } = usePortal()
  const { subject, next } = useWizard()
  const params = { accountId: subject.accountId }
  const record = `license.${subject.accountId}`
  const { form, restored, refuse, forget } = useDraftForm({ shape: licenseShape, start, record })
  const [failure, setFailure] = useState<string>()
  const submit = form.handleSubmit(async (values) => {
    setFailure(undefined)
    try {
      await api.call(saveRetailAgent, { params, body: bodyOf(values) })
    } catch (error) {
      setFailure(refuse(error))
      return
    }
    forget()
    await queries.refresh(getRetailAgent)
    next(true)
  })
  const search = async (text: string, signal: AbortSignal): Promise<readonly RetailAgency[]> =>
    (
      await api.call(searchRetailAgencies, {
        params,
        query: { search: text },
        signal,
        isShown: true,
      })
    ).content
  const choose = (agency: RetailAgency | undefined) => {
    if (agency === undefined) return
    for (const [name, value] of Object.entries(formOf(agency))) {
      form.setValue(name as keyof LicenseForm, value, { shouldDirty: true })
    }
  }
  return (
    <Form
      layout="tab"
      failure={failure}
      submit={{ label: t('wizard:action.continue'), isBusy: form.formState.isSubmitting }}
      onSubmit={submit}
    >
      <RestoredFields {...restored} />
      <div className={css['form']}>
        <p>{t('wizard:license.lead')}</p>
        <Field label={t('wizard:license.lookup')} optional>
          <Combobox<RetailAgency>
            name="retailAgency"
            value={undefined}
            onValue={choose}
            search={search}
            placeholder={t('wizard:license.search')}
            idOf={(agency) => `${agency.retailAgencyName} ${agency.retailAgentLicenseNumber}`}
            labelOf={(agency) => agency.retailAgencyName ?? ''}
            detailOf={(agency) =>
              `${agency.retailAgentFirstName} ${agency.retailAgentLastName} · ${agency.retailAgentLicenseNumber}`
            }
          />
        </Field>
        <FormText form={form} name="retailAgentFirstName" label={t('wizard:license.firstName')} />
        <FormText form={form} name="retailAgentLastName" label={t('wizard:license.lastName')} />
        <FormText
          form={form}
          name="retailAgentLicenseNumber"
          label={t('wizard:license.number')}
          hint={t('wizard:license.hint')}
        />
        <FormText
          form={form}
          name="retailAgencyName"
          label={t('wizard:license.agency')}
          isOptional
        />
      </div>
    </Form>
  )
}

/** The license of the retail agent, which admitted P250 needs in Florida (spec 2 §6). */
export const LicenseStep = () => {
  const { queries } = usePortal()
  const { subject } = useWizard()
  const params = { accountId: subject.accountId }
  const { data } = useQuery(queries.options(getRetailAgent, { params }))
  return (
    <>
      <WizardCalculator />
      {data === undefined ? (
        <Skeleton lines={4} height="3em" />
      ) : (
        <LicenseFields start={formOf(data.agent ?? undefined)} />
      )}
    </>
  )
}
