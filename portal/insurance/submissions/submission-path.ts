import type { SubmissionRow } from '#core/insurance/submissions/model.ts'
import { addressOf } from '../../frame/screens/screen.ts'

/** The addresses of submissions, separate from their screens because their parts link to them. */
export const submissionsPath = { address: '/submissions' } as const
export const newSubmissionPath = { address: '/submissions/new' } as const
export const submissionPath = { address: '/submissions/$submissionId' } as const

/** The name of a submission in menus and for assistive technology. */
export const submissionName = ({ submissionNumber, accountName }: SubmissionRow): string =>
  `${submissionNumber}, ${accountName}`

/** The address of a submission below a persona's base path. */
export const submissionAddress = ({ id }: { readonly id: string }, base: string): string =>
  `${base}${addressOf(submissionPath, { submissionId: id })}`
