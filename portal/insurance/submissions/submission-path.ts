/** Where submissions are; apart from their screens, whose parts link to them. */
export const submissionsPath = { address: '/submissions' } as const
export const newSubmissionPath = { address: '/submissions/new' } as const
export const submissionPath = { address: '/submissions/$submissionId' } as const
