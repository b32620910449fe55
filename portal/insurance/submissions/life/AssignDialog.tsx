import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import type { DialogProps } from '#core/platform/dialogs/dialog.ts'
import {
  getSubmission,
  getSubmissionOptions,
  searchSubmissions,
} from '#core/insurance/submissions/endpoints.ts'
import { openSubmissionStatuses } from '#core/insurance/submissions/statuses.ts'
import { Button } from '#widgets/kit/Button.tsx'
import { DialogClose } from '#widgets/kit/DialogClose.tsx'
import { Field } from '#widgets/kit/Field.tsx'
import { Notice } from '#widgets/kit/Notice.tsx'
import { Select } from '#widgets/kit/Select.tsx'
import { Skeleton } from '#widgets/kit/Skeleton.tsx'
import { TextInput } from '#widgets/kit/TextInput.tsx'
import { useStyles } from '#widgets/react/use-styles.ts'
import { useWording } from '#widgets/react/use-wording.ts'
import dialogStyles from '../../../frame/dialogs/dialog-form.styles.css'
import { DialogFrame } from '../../../frame/dialogs/DialogFrame.tsx'
import { useDebounced } from '../../../frame/forms/use-debounced.ts'
import { QueryFailed } from '../../../frame/parts/QueryFailed.tsx'
import { usePortal } from '../../../frame/platform/use-portal.ts'
import { AssignRows } from './AssignRows.tsx'
import { useAssignment } from './use-assignment.ts'

/** Submissions that are offered at once; further ones are searched. */
const most = 100

/** The value of the choice that takes submissions from their owners. */
const nobody = 'nobody'

interface Input {
  readonly submissionId?: string | undefined
}

/** Chooses submissions and who works on them, with a result for each. */
export const AssignDialog = ({ input: { submissionId } }: DialogProps<Input, true>) => {
  const css = useStyles(dialogStyles)
  const t = useWording('portal', 'submissions', 'submission-life')
  const { queries } = usePortal()
  const formId = useId()
  const [typed, setTyped] = useState('')
  const search = useDebounced(typed)
  const [owner, setOwner] = useState('')
  const [isAsked, setAsked] = useState(false)
  const options = useQuery(queries.options(getSubmissionOptions))
  const answer = useQuery({
    ...queries.options(searchSubmissions, {
      query: {
        page: 0,
        size: most,
        filter: { status: [...openSubmissionStatuses] },
        ...(search !== '' && { search }),
      },
    }),
    placeholderData: keepPreviousData,
    enabled: submissionId === undefined,
  })
  const one = useQuery({
    ...queries.options(getSubmission, { params: { submissionId: submissionId ?? '' } }),
    enabled: submissionId !== undefined,
  })
  const [first] = useState(submissionId === undefined ? [] : [submissionId])
  const assignment = useAssignment(first)
  const asked = submissionId === undefined ? answer : one
  const rows = submissionId === undefined ? answer.data?.content : one.data && [one.data]
  const { chosen, results, isBusy, failure } = assignment
  const failed = results.filter(({ isDone }) => !isDone).length

  return (
    <DialogFrame
      title={t('submission-life:assign.title')}
      lead={t('submission-life:assign.lead')}
      isDirty={chosen.length > first.length}
      isLocked={isBusy}
      footer={
        <>
          <DialogClose>{t('common:action.close')}</DialogClose>
          <Button
            variant="primary"
            type="submit"
            form={formId}
            busy={isBusy}
            disabled={chosen.length === 0}
          >
            {chosen.length === 0
              ? t('submission-life:assign.submitNone')
              : t('submission-life:assign.submit', { count: chosen.length })}
          </Button>
        </>
      }
    >
      {submissionId === undefined && (
        <Field label={t('submission-life:assign.search')} optional>
          <TextInput type="search" value={typed} onValue={setTyped} autoComplete="off" />
        </Field>
      )}
      <form
        id={formId}
        className={css['form']}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          setAsked(true)
          if (owner !== '' && !isBusy) void assignment.assign(owner === nobody ? null : owner)
        }}
      >
        {failure !== undefined && <Notice tone="error">{failure}</Notice>}
        {results.length > failed && (
          <Notice tone="success">
            {t('submission-life:assign.done', { count: results.length - failed })}
          </Notice>
        )}
        {failed > 0 && (
          <Notice tone="error">{t('submission-life:assign.failed', { count: failed })}</Notice>
        )}
        <Field
          label={t('submission-life:assign.owner')}
          error={isAsked && owner === '' ? t('submission-life:assign.ownerMissing') : undefined}
        >
          <Select
            choices={[
              { value: nobody, label: t('submission-life:assignment.unassigned') },
              ...(options.data?.assignees ?? []).map(({ id, name }) => ({
                value: id,
                label: name,
              })),
            ]}
            placeholder={t('submission-life:assign.ownerPlaceholder')}
            loading={options.isPending}
            value={owner}
            onValue={setOwner}
            aria-required
          />
        </Field>
        {asked.isPending && <Skeleton lines={6} />}
        <QueryFailed answer={asked} isSmall />
        {rows && <AssignRows rows={rows} assignment={assignment} />}
      </form>
    </DialogFrame>
  )
}
