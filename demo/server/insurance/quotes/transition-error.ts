import type { AuthorityExcess } from '#core/insurance/quotes/underwriting/authority-excess.ts'
import type { QuoteState, TransitionError } from '#core/insurance/quotes/transitions.ts'
import { localeOf } from '#core/foundation/region/regions.ts'
import { formatsOf } from '../../kernel/formats/formats.ts'
import { keyOfText } from '../../kernel/wording.ts'
import type { Services } from '../../kernel/services.ts'
import type { Viewer } from '../../kernel/viewer.ts'
import type { AccountRecord } from '../accounts/tables.ts'
import { authorityExcessOf, missingPolicyFields, type InsuredAddress } from './quote-state.ts'
import type { QuoteRecord } from './tables.ts'

/** A quote with the data that its transitions depend on. */
export interface TransitionSubject {
  readonly record: QuoteRecord
  readonly account: InsuredAddress & Pick<AccountRecord, 'status'>
  readonly state: QuoteState
}

/** The limit that a decision exceeds, in the region's words. */
export const excessText = (
  { wording }: Pick<Services, 'wording'>,
  { region }: Pick<QuoteRecord, 'region'>,
  excess: AuthorityExcess,
): string => {
  const t = wording.in(localeOf[region])
  if (excess.kind === 'region') return t('api-errors:beyondAuthority.region')
  const { kind, max, actual } = excess
  const { money } = formatsOf(region)
  const shown = (value: number) => (kind === 'irpm' ? String(value) : money(value))
  return t(`api-errors:beyondAuthority.${kind}`, { max: shown(max), actual: shown(actual) })
}

/** The text parameters of a forbidden transition. */
export const transitionErrorParams = (
  services: Pick<Services, 'wording'>,
  error: TransitionError,
  { record, account, state }: TransitionSubject,
  viewer: Viewer,
): Readonly<Record<string, string | number>> => {
  const t = services.wording.in(localeOf[record.region])
  const missing = error === 'quoteIncomplete' ? missingPolicyFields(record, account) : []
  const excess = authorityExcessOf(viewer, record)
  return {
    status: error === 'accountStatusForbids' ? account.status : state.status,
    state: record.state ?? '',
    count: record.openSubjectivities,
    date: formatsOf(record.region).day(record.effectiveDate),
    facts: missing.map((fact) => t(`quotes:policyFact.${fact}`)).join(', '),
    excess: excess === undefined ? '' : excessText(services, record, excess),
  }
}

/** The reason that a transition is forbidden, as a sentence. */
export const transitionErrorText = (
  services: Pick<Services, 'wording'>,
  error: TransitionError,
  subject: TransitionSubject,
  viewer: Viewer,
): string => {
  const key = keyOfText(services.wording, error)
  const t = services.wording.in(localeOf[subject.record.region])
  return key === undefined ? '' : t(key, transitionErrorParams(services, error, subject, viewer))
}
