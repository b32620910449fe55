import { policyNeeds, trustedTypesPolicies, type PolicyNeed } from '../docs/policy.ts'
import { finding, type Finding } from './finding.ts'
import { allows, decidingDirective, trustsScripts, type Policy } from './policy.ts'

/** The addresses that a policy must allow. */
export interface PolicyQuestion {
  readonly page: URL
  readonly platform: URL
  /** Known after the browser has blocked its frame. */
  readonly processor?: URL | undefined
  /** Whether the page has an element that opens the payment frame. */
  readonly hasPayment: boolean
}

const dataAddress = new URL('data:image/svg+xml,')

const targetOf = (
  { source }: PolicyNeed,
  { platform, processor }: PolicyQuestion,
): URL | undefined => {
  switch (source) {
    case 'platform':
      return platform
    case 'processor':
      return processor
    case 'data:':
      return dataAddress
    default:
      return source satisfies never
  }
}

/** Adds a source to a directive’s sources. */
const withSource = (sources: readonly string[], source: string): string =>
  [...sources.filter((each) => each.toLowerCase() !== `'none'`), source].join(' ')

const sourceOf = (target: URL): string => (target.protocol === 'data:' ? 'data:' : target.origin)

const sourceFinding = (
  policy: Policy,
  need: PolicyNeed,
  question: PolicyQuestion,
): readonly Finding[] => {
  const deciding = decidingDirective(policy, need.directive)
  const target = targetOf(need, question)
  if (!deciding || !target || allows(deciding.sources, target, question.page)) return []
  if (need.directive === 'script-src' && trustsScripts(deciding.sources)) return []
  // A new directive does not change what other directives inherit from default-src.
  const name = deciding.name === 'default-src' ? need.directive : deciding.name
  const source = sourceOf(target)
  return [
    finding(
      need.source === 'processor' ? 'frameBlocked' : 'policySource',
      `${deciding.name} does not allow ${source}. ${need.why.replaceAll('`', '')}`,
      'HTTP header',
      `${name} ${withSource(deciding.sources, source)}`,
    ),
  ]
}

/** A policy that allows no cross-origin frame, while the processor’s origin is unknown. */
const frameFinding = (policy: Policy, question: PolicyQuestion): readonly Finding[] => {
  const deciding = decidingDirective(policy, 'frame-src')
  if (!question.hasPayment || question.processor || !deciding) return []
  const others = deciding.sources.filter((source) => !/^'(?:self|none)'$/i.test(source))
  if (others.length > 0) return []
  return [
    finding(
      'frameBlocked',
      `${deciding.name} does not allow frames of other origins, but card numbers are entered in the payment processor’s frame.`,
      'HTTP header',
      `frame-src ${withSource(deciding.sources, 'https://payments.example')}`,
    ),
  ]
}

const trustedTypesFinding = (policy: Policy): readonly Finding[] => {
  const names = policy.get('trusted-types')
  if (!names || names.includes('*')) return []
  const missing = trustedTypesPolicies.filter((name) => !names.includes(name))
  if (missing.length === 0) return []
  return [
    finding(
      'policyTrustedTypes',
      `trusted-types does not include ${missing.join(' and ')}.`,
      'HTTP header',
      `trusted-types ${withSource(names, missing.join(' '))}`,
    ),
  ]
}

/** The sources that the elements need and the policies do not allow. */
export const policyFindings = (
  policies: readonly Policy[],
  question: PolicyQuestion,
): readonly Finding[] =>
  policies.flatMap((policy) => [
    ...policyNeeds
      .filter(({ source }) => source !== 'processor' || question.hasPayment)
      .flatMap((need) => sourceFinding(policy, need, question)),
    ...frameFinding(policy, question),
    ...trustedTypesFinding(policy),
  ])
