import type { Job } from '../../kernel/queue/job.ts'
import { makeRequested, signUpJob, signUpRequest } from './by-oneself.ts'
import { resend, resendJob, resendRequest } from './resend.ts'

export const signUpJobs: readonly Job[] = [
  {
    kind: signUpJob,
    runs: 'transaction',
    handle: (given, services) => makeRequested(services, signUpRequest.parse(given)),
  },
  {
    kind: resendJob,
    runs: 'transaction',
    handle: (given, services) => resend(services, resendRequest.parse(given)),
  },
]
