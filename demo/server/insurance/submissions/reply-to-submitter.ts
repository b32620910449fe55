import { missingFields, uncertainFields } from '#core/insurance/submissions/fields.ts'
import type { GeneratedReply } from '#core/insurance/submissions/forms.ts'
import type { Submission } from '#core/insurance/submissions/model.ts'
import { openQuoteEffect } from '#core/insurance/submissions/effective-status.ts'
import { mailboxOf } from '../../directory/users/email-key.ts'
import { userName } from '../../directory/users/user-name.ts'
import { formatsOf } from '../../kernel/formats/formats.ts'
import { hashOfToken } from '../../kernel/one-time-token.ts'
import { asTyped, mailTexts, type MailText } from '../../kernel/mail-text.ts'
import type { Services } from '../../kernel/services.ts'
import type { Viewer } from '../../kernel/viewer.ts'
import { runSubmissionAction, assertAllowed, assertUndecided } from './submission-action.ts'
import { lockSubmission, readSubmission, type SubmissionRef } from './read-submission.ts'
import type { SubmissionRecord } from './tables.ts'
import { stateOfSubmission } from './to-wire.ts'

/** Maximum mails per day to one submitter, and about one submission. */
const caps = {
  submitter: { calls: 100, seconds: 86_400 },
  submission: { calls: 10, seconds: 86_400 },
} as const

/** The wording key of the reply's body. It mentions a quote only while the quote is open. */
const stateOfReply = (record: SubmissionRecord, now: Date) =>
  openQuoteEffect(record.quoteStatus) ??
  (stateOfSubmission(record, now).isComplete ? 'complete' : 'incomplete')

const subjectOf = (services: Services, record: SubmissionRecord): MailText =>
  mailTexts(services, record.region)('mails:submissionReply.subject', {
    number: record.submissionNumber,
    company: record.accountName,
  })

const replyOf = async (
  services: Services,
  viewer: Viewer,
  record: SubmissionRecord,
): Promise<GeneratedReply> => {
  const t = mailTexts(services, record.region)
  const { region, values } = record
  const lines = [...missingFields(region, values), ...uncertainFields(region, values)].map(
    (field) => `- ${t(`submissions:field.${field}`)}`,
  )
  const params = {
    number: record.submissionNumber,
    company: record.accountName,
    name: record.submitterName,
    quoteNumber: record.quoteNumber ?? '',
    premium: formatsOf(region).money(record.quoteTotal ?? 0),
    fields: lines.join('\n'),
    sender: (await userName(services, viewer)) ?? '',
  }
  const body = t(`mails:submissionReply.${stateOfReply(record, services.clock.now())}`, params)
  return {
    to: record.submitterEmail,
    subject: subjectOf(services, record),
    text: t('mails:submissionReply.text', { ...params, body }),
  }
}

/** Generates the reply to the submitter: the missing values, or the quote. */
export const generateReply = (
  services: Services,
  viewer: Viewer,
  submissionId: string,
): Promise<GeneratedReply> =>
  services.database.transaction(async () => {
    const record = await lockSubmission(services, viewer, submissionId)
    assertAllowed(services, 'generateReply', record, viewer)
    return replyOf(services, viewer, record)
  })

/** Mails a reply to the submitter; the same text is sent once. */
export const sendReply = async (
  services: Services,
  viewer: Viewer,
  which: SubmissionRef,
  text: string,
): Promise<Submission> => {
  const hash = hashOfToken(text)
  const due = async (): Promise<SubmissionRecord | undefined> => {
    const record = await lockSubmission(services, viewer, which.submissionId)
    if (record.repliedText === hash) return undefined
    // check before counting, so that a forbidden reply does not count
    await assertUndecided(services, which, record)
    assertAllowed(services, 'sendReply', record, viewer)
    return record
  }
  const submission = await services.database.separateTransaction(due)
  if (submission === undefined) return readSubmission(services, viewer, which.submissionId)
  // limits count outside transactions, so that rolled-back calls count too
  await services.limits.take('submission reply', submission.id, caps.submission)
  await services.limits.take(
    'reply to submitter',
    mailboxOf(submission.submitterEmail),
    caps.submitter,
  )
  return runSubmissionAction(services, viewer, 'sendReply', which, async (record) => {
    if (record.repliedText !== hash) {
      const to = record.submitterEmail
      await services.send({
        region: record.region,
        to,
        via: 'email',
        subject: subjectOf(services, record),
        text: asTyped(text),
      })
    }
    return {
      change: { replied: services.clock.now(), repliedText: hash },
      logged: { after: { reply: text } },
    }
  })
}
