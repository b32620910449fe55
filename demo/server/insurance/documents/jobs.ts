import * as z from 'zod/mini'
import type { Job } from '../../kernel/queue/job.ts'
import { writeBinder, writePolicyPaper, writeProposal, writeReceipt } from './writing.ts'

const ofQuote = z.object({ quoteId: z.string() })
const ofPolicy = z.object({ policyId: z.string() })
const ofPayment = z.object({ policyId: z.string(), paymentId: z.string() })

/**
 * Documents are written after the commit of what they document; a reader who comes first writes them.
 * Drawing takes its time, so no transaction is open meanwhile: writing one twice keeps the first.
 */
export const documentJobs: readonly Job[] = [
  {
    kind: 'documents.proposal',
    runs: 'outside',
    handle: async (payload, services) => {
      await writeProposal(services, ofQuote.parse(payload).quoteId)
    },
  },
  {
    kind: 'documents.binder',
    runs: 'outside',
    handle: async (payload, services) => {
      await writeBinder(services, ofQuote.parse(payload).quoteId)
    },
  },
  {
    kind: 'documents.policy',
    runs: 'outside',
    handle: async (payload, services) => {
      await writePolicyPaper(services, 'policy', ofPolicy.parse(payload).policyId)
    },
  },
  {
    kind: 'documents.invoice',
    runs: 'outside',
    handle: async (payload, services) => {
      await writePolicyPaper(services, 'invoice', ofPolicy.parse(payload).policyId)
    },
  },
  {
    kind: 'documents.receipt',
    runs: 'outside',
    handle: async (payload, services) => {
      const { policyId, paymentId } = ofPayment.parse(payload)
      await writeReceipt(services, policyId, paymentId)
    },
  },
]
