import { bulkAssignSubmissions } from '#core/insurance/submissions/action-endpoints.ts'
import type { BulkResult } from '#core/platform/bulk/model.ts'
import { useWording } from '#widgets/react/use-wording.ts'
import type { BulkInput } from '../../../frame/bulk/bulk.ts'
import { useBulkRun } from '../../../frame/bulk/use-bulk-run.ts'
import { answerDialog, formDialog } from '../../../frame/dialogs/form-dialog.tsx'
import { FormDialogError } from '../../../frame/dialogs/form-dialog-error.ts'
import { usePortal } from '../../../frame/platform/use-portal.ts'
import type { SubmissionDialogInput } from './lifecycle-dialogs.ts'
import { OwnerField, ownerForm, ownerIdOf, type OwnerForm } from './OwnerField.tsx'
import { useOpenedSubmission } from './use-opened-submission.ts'

/** Submissions per call, which takes about a second. */
const maxPerRequest = 50

const start: OwnerForm = { owner: '' }

/** Assigns the selected submissions to an owner, with a result for each. */
export const AssignSubmissionsDialog = answerDialog<BulkInput, OwnerForm, readonly BulkResult[]>({
  useSettings(input) {
    const t = useWording('portal', 'submission-lifecycle', 'bulk')
    const { api } = usePortal()
    const { run, settings, count } = useBulkRun(input)
    return {
      ...settings({
        title: t('submission-lifecycle:assign.title'),
        lead: t('submission-lifecycle:assign.lead'),
        submit: t('submission-lifecycle:assign.submit', { count }),
      }),
      shape: ownerForm,
      start,
      record: 'assign-submissions',
      send(form, requestId) {
        const results: BulkResult[] = []
        return run(requestId, async ({ body: { records }, signal }) => {
          const next = records.slice(results.length, results.length + maxPerRequest)
          const body = { records: next, ownerId: ownerIdOf(form) }
          const { content } = await api.call(bulkAssignSubmissions, { body, signal })
          for (const { id, isDone, code = '', detail = '' } of content) {
            const name = input.rows.find((row) => row.id === id)?.name ?? ''
            results.push({ id, name, ...(!isDone && { error: { code, detail } }) })
          }
          const total = records.length
          return { total, left: total - results.length, results }
        })
      },
    }
  },
  Fields: OwnerField,
})

/** Assigns one submission to an owner. */
export const AssignSubmissionDialog = formDialog({
  useSettings: (input: SubmissionDialogInput) => {
    const t = useWording('submission-lifecycle')
    const { api } = usePortal()
    const { submission, summary, refresh } = useOpenedSubmission(input)
    return {
      title: t('submission-lifecycle:assign.titleOne'),
      lead: t('submission-lifecycle:assign.leadOne'),
      submit: t('submission-lifecycle:assign.submitOne'),
      summary,
      isEdit: true,
      shape: ownerForm,
      start: { owner: submission.ownerId ?? '' },
      record: `assign-submission.${submission.id}`,
      async send(form: OwnerForm) {
        const { id, modified: seen } = submission
        const body = { records: [{ id, seen }], ownerId: ownerIdOf(form) }
        const { content } = await api.call(bulkAssignSubmissions, { body })
        await refresh()
        const [result] = content
        if (result?.isDone !== true)
          throw new FormDialogError(result?.detail ?? t('submission-lifecycle:assign.failed'))
      },
      done: () => t('submission-lifecycle:assign.done', { count: 1 }),
    }
  },
  Fields: OwnerField,
})
