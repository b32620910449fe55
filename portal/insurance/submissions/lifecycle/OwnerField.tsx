import { useQuery } from '@tanstack/react-query'
import type { UseFormReturn } from 'react-hook-form'
import * as z from 'zod/mini'
import { getSubmissionOptions } from '#core/insurance/submissions/endpoints.ts'
import { useWording } from '#widgets/react/use-wording.ts'
import { FormSelect } from '../../../frame/forms/FormSelect.tsx'
import { usePortal } from '../../../frame/platform/use-portal.ts'

/** The option value that unassigns submissions. */
const nobody = 'nobody'

/** The form of an assignment; an owner is required. */
export const ownerForm = z.object({
  owner: z.string().check(z.minLength(1, 'submission-lifecycle:assign.ownerMissing')),
})
export type OwnerForm = z.output<typeof ownerForm>

/** The owner of the call; null unassigns. */
export const ownerIdOf = ({ owner }: OwnerForm): string | null => (owner === nobody ? null : owner)

/** The owner of submissions. */
export const OwnerField = ({ form }: { readonly form: UseFormReturn<OwnerForm> }) => {
  const t = useWording('submission-lifecycle')
  const { queries } = usePortal()
  const { data, isPending } = useQuery(queries.options(getSubmissionOptions))
  const assignees = (data?.assignees ?? []).map(({ id, name }) => ({ value: id, label: name }))
  return (
    <FormSelect
      form={form}
      name="owner"
      label={t('submission-lifecycle:assign.owner')}
      isLoading={isPending}
      placeholder={t('submission-lifecycle:assign.ownerPlaceholder')}
      choices={[
        { value: nobody, label: t('submission-lifecycle:assignment.unassigned') },
        ...assignees,
      ]}
    />
  )
}
