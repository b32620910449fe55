import * as z from 'zod/mini'
import type { Region } from '#core/foundation/region/regions.ts'
import { formFieldOf } from '#core/insurance/accounts/mailing-address.ts'
import { newSubmission } from '#core/insurance/submissions/forms.ts'
import type { EncodedFile } from '../../../frame/forms/use-encoded-file.ts'
import { mailingAddressOf, mailingCheck, mailingFormOf, mailingTexts } from './mailing-form.ts'
import { filledValues, valueCheck, valueField, valuesOf, valueTexts } from './values-form.ts'

/** The form of a new submission; the texts may be empty. */
const texts = z.object({
  ...valueTexts,
  ...mailingTexts,
  agencyId: z.string(),
  agencyName: z.string(),
  agentEmail: z.string(),
  teamId: z.string(),
  comments: z.string(),
})
export type NewSubmissionForm = z.output<typeof texts>

export const emptyNewSubmission: NewSubmissionForm = {
  ...valuesOf(),
  ...mailingFormOf(),
  agencyId: '',
  agencyName: '',
  agentEmail: '',
  teamId: '',
  comments: '',
}

/** The fields that depend on the viewer. */
interface FormOptions {
  readonly region: Region
  readonly year: number
  /** Whether the agency must be chosen, as for staff. */
  readonly choosesAgency: boolean
  readonly hasFile: boolean
}

/** The form of a viewer, with the server's validation. */
export const newSubmissionForm = ({ choosesAgency, hasFile, ...at }: FormOptions) =>
  texts.check(
    valueCheck<NewSubmissionForm>(at),
    mailingCheck<NewSubmissionForm>(at.region),
    z.check(({ value, issues }) => {
      const push = (field: keyof NewSubmissionForm, message: string) =>
        issues.push({ code: 'custom', input: value, path: [field], message })
      if (!hasFile && value.name.trim() === '') push('name', 'submissions:error.empty')
      if (choosesAgency && value.agencyId === '') push('agencyId', 'account-form:invalid.agency')
    }),
  )

/** The body of the call, without empty fields. */
export const newSubmissionBody = (
  form: NewSubmissionForm,
  { requestId, file }: { readonly requestId: string; readonly file: EncodedFile | undefined },
) => {
  const { agencyId, agentEmail, teamId, comments } = form
  const fields = filledValues(form)
  const mailingAddress = mailingAddressOf(form)
  return newSubmission.parse({
    requestId,
    ...(agencyId !== '' && { agencyId }),
    ...(agentEmail !== '' && { agentEmail }),
    ...(teamId !== '' && { teamId }),
    ...(comments.trim() !== '' && { comments }),
    ...(Object.keys(fields).length > 0 && { fields }),
    ...(mailingAddress && { mailingAddress }),
    ...file,
  })
}

/** The form's field for an error of the call. */
export const newSubmissionField = (name: string): string => valueField(formFieldOf(name))
