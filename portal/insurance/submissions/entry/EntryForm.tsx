import { useMemo, useState } from 'react'
import { isCancelled } from '#core/foundation/errors/client-error.ts'
import { createSubmission } from '#core/insurance/submissions/endpoints.ts'
import { requiredFields, type SubmissionField } from '#core/insurance/submissions/fields.ts'
import type { Submission } from '#core/insurance/submissions/model.ts'
import { Card } from '#widgets/kit/Card.tsx'
import { useStore } from '#widgets/react/use-store.ts'
import { useStyles } from '#widgets/react/use-styles.ts'
import { useWording } from '#widgets/react/use-wording.ts'
import { useHasFlag } from '../../../frame/flags/use-has-flag.ts'
import { Form } from '../../../frame/forms/Form.tsx'
import { FormText } from '../../../frame/forms/FormText.tsx'
import { DraftGuard } from '../../../frame/forms/DraftGuard.tsx'
import { useDraftForm } from '../../../frame/forms/use-draft-form.ts'
import { usePersona } from '../../../frame/personas/use-persona.ts'
import { usePortal } from '../../../frame/platform/use-portal.ts'
import { submissionQueries } from '../submission-queries.ts'
import { ApplicationFile } from './ApplicationFile.tsx'
import styles from './entry.styles.css'
import { mailingAddressFlag } from './mailing-form.ts'
import { MailingFields } from './MailingFields.tsx'
import {
  emptyNewSubmission,
  newSubmissionBody,
  newSubmissionField,
  newSubmissionForm,
  type NewSubmissionForm,
} from './new-submission-form.ts'
import { ReceiverFields } from './ReceiverFields.tsx'
import { TeamCard } from './TeamCard.tsx'
import { useApplicationFile } from './use-application-file.ts'
import { useYear } from './use-year.ts'
import { ValueField } from './ValueField.tsx'

const contact = ['contactFirstName', 'contactLastName', 'contactEmail', 'contactPhone'] as const

/** Useful for underwriting but not needed for a price. */
const further = ['noOfEmployeesAll', 'domainName'] as const

const isContact = (field: SubmissionField): boolean => contact.some((each) => each === field)

/**
 * A new submission from an application, a form, or both. Only the company name or a file is
 * required.
 */
export const EntryForm = ({ onCreated }: { readonly onCreated: (made: Submission) => void }) => {
  const css = useStyles(styles)
  const t = useWording('submissions', 'submission-lifecycle', 'account-form')
  const { api, host, queries, region: regionService } = usePortal()
  const region = useStore(regionService.$region)
  const choosesAgency = usePersona().accountType === 'PARAPET'
  const asksMailingAddress = useHasFlag()(mailingAddressFlag)
  const year = useYear()
  const file = useApplicationFile()
  // A retry after a lost response uses the same id; another file is another submission.
  const requestId = useMemo(
    () => `${host.randomId()}${file.chosen ? '-file' : ''}`,
    [host, file.chosen],
  )
  const [failure, setFailure] = useState<string>()
  const hasFile = file.chosen !== undefined
  const shape = useMemo(
    () => newSubmissionForm({ region, year, choosesAgency, hasFile }),
    [region, year, choosesAgency, hasFile],
  )
  const draft = useDraftForm<NewSubmissionForm>({
    shape,
    start: emptyNewSubmission,
    record: 'new-submission',
  })
  const { form, refuse, forget } = draft

  const create = form.handleSubmit(async (values) => {
    if (file.isBusy) return
    setFailure(undefined)
    try {
      const body = newSubmissionBody(values, { requestId, file: file.chosen?.encoded })
      const made = await api.call(createSubmission, { body })
      forget()
      void queries.refresh(...submissionQueries)
      onCreated(made)
    } catch (error) {
      if (!isCancelled(error)) setFailure(refuse(error, newSubmissionField))
    }
  })
  const company = [...requiredFields(region).filter((field) => !isContact(field)), ...further]
  const field = (name: SubmissionField) => (
    <ValueField
      key={name}
      form={form}
      field={name}
      region={region}
      isOptional={name !== 'name' || hasFile}
    />
  )
  return (
    <Form
      layout="tab"
      errorAtEnd
      failure={failure ?? file.failure}
      submit={{
        label: t('submission-lifecycle:entry.submit'),
        isBusy: form.formState.isSubmitting || file.isBusy,
      }}
      onSubmit={create}
    >
      <DraftGuard draft={draft} hasMore={hasFile || file.isBusy} />
      <Card title={t('submission-lifecycle:entry.file')}>
        <ApplicationFile file={file} />
      </Card>
      {choosesAgency ? <ReceiverFields form={form} region={region} /> : <TeamCard form={form} />}
      <Card title={t('submission-lifecycle:entry.company')}>
        <div className={css['fields']}>{company.map(field)}</div>
      </Card>
      <Card title={t('submission-lifecycle:entry.contact')}>
        <div className={css['fields']}>{contact.map(field)}</div>
      </Card>
      {asksMailingAddress && (
        <Card title={t('submission-lifecycle:entry.mailing')}>
          <div className={css['fields']}>
            <MailingFields form={form} region={region} />
          </div>
        </Card>
      )}
      <Card title={t('submission-lifecycle:entry.comments')}>
        <FormText
          form={form}
          name="comments"
          label={t('submission-lifecycle:entry.comments')}
          isOptional
          isMultiline
        />
      </Card>
    </Form>
  )
}
