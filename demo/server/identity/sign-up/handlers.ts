import { handler, type JobHandler } from '../../kernel/queue/handler.ts'
import { createRequestedUser } from './request-sign-up.ts'
import { resendJob, signUpJob } from './jobs.ts'
import { resend } from './resend.ts'

export const signUpHandlers: readonly JobHandler[] = [
  handler(signUpJob, 'transaction', (request, services) => createRequestedUser(services, request)),
  handler(resendJob, 'transaction', (request, services) => resend(services, request)),
]
