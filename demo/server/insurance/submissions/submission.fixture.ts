import type { FieldValues } from '#core/insurance/submissions/field-errors.ts'
import { createSubmission } from '#core/insurance/submissions/endpoints.ts'
import { getSubmission } from '#core/insurance/submissions/endpoints.ts'
import type { NewSubmission } from '#core/insurance/submissions/forms.ts'
import type { Submission } from '#core/insurance/submissions/model.ts'
import type { As, TestPlatform } from '../../testing/platform.ts'

/** All required values of a company in Texas. */
export const completeFields = (name: string): FieldValues => ({
  name,
  naicsCode: '621210',
  revenue: '12000000',
  yearEstablished: '1998',
  state: 'TX',
  contactFirstName: 'Rosa',
  contactLastName: 'Diaz',
  contactEmail: 'rosa@lonestar.example',
})

export const createWith = (
  platform: TestPlatform,
  body: NewSubmission,
  as: As = 'agent',
): Promise<Submission> => platform.request(createSubmission, { body }, as)

export const readWith = (
  platform: TestPlatform,
  submissionId: string,
  as: As = 'agent',
): Promise<Submission> => platform.request(getSubmission, { params: { submissionId } }, as)

export const base64 = (text: string): string => Buffer.from(text).toString('base64')

/** The path parameters of a submission's endpoints. */
export const submissionParams = ({ id }: Pick<Submission, 'id'>) => ({
  params: { submissionId: id },
})
