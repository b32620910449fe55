import { atom, type ReadableAtom } from 'nanostores'
import { checkDomain } from './endpoints.ts'
import { createDebounce } from '../../foundation/clock/debounce.ts'
import { isCancelled } from '../../foundation/errors/client-error.ts'
import type { Services } from '../../platform/services.ts'
import type { Stop } from '../../foundation/host/host.ts'
import { messageOf } from '../../foundation/host/kind-of.ts'
import { parseDomains, hasLongSuffix, isDomain } from '../../foundation/validation/domain.ts'

export interface DomainInputState {
  /** The text as typed. */
  readonly text: string
  /** The domains in the text, without schemes. */
  readonly domains: readonly string[]
  /** `open`: empty or not checked yet. */
  readonly stage: 'open' | 'checking' | 'valid' | 'invalid'
  /** The error at the field. */
  readonly fieldError: string | undefined
}

/** A field for one or more domains (spec 1 §5). */
export interface DomainInput {
  readonly $state: ReadableAtom<DomainInputState>
  type(text: string): void
  /**
   * Waits for the check of the typed text. Returns the domains, or undefined if one is rejected.
   */
  accept(): Promise<readonly string[] | undefined>
  dispose: Stop
}

/** Debounce delay before the domains are checked, in milliseconds (spec 1 §9). */
const pause = 200

/** The error of a text, without asking the server. */
type FieldError = 'errors:domainInvalid' | 'errors:domainOnlyOne'

/**
 * Creates a domain field. After a pause it checks the format, then each domain once on the server.
 */
export const createDomainInput = (
  platform: Pick<Services, 'api' | 'clock' | 'wording'>,
  { multi = false, start = '' }: { readonly multi?: boolean; readonly start?: string } = {},
): DomainInput => {
  const { api, clock, wording } = platform
  const verdicts = new Map<string, boolean>()
  const $state = atom<DomainInputState>({
    text: start,
    domains: parseDomains(start),
    stage: 'open',
    fieldError: undefined,
  })
  const debounce = createDebounce(clock, pause)
  let controller = new AbortController()

  const update = (change: Partial<DomainInputState>): void =>
    $state.set({ ...$state.get(), ...change })

  const fieldErrorOf = (domains: readonly string[]): FieldError | undefined => {
    if (!multi && domains.length > 1) return 'errors:domainOnlyOne'
    return domains.every(isDomain) ? undefined : 'errors:domainInvalid'
  }

  const ask = async (domain: string, signal: AbortSignal): Promise<boolean> => {
    const known = verdicts.get(domain)
    if (known !== undefined) return known
    const { valid } = await api.call(checkDomain, { params: { domain }, signal })
    verdicts.set(domain, valid)
    return valid
  }

  /** Checks the typed text and aborts the running check. */
  const look = async (): Promise<void> => {
    debounce.stop()
    controller.abort()
    controller = new AbortController()
    const { signal } = controller
    const { domains } = $state.get()
    if (domains.length === 0) return update({ stage: 'open', fieldError: undefined })
    const fieldError = fieldErrorOf(domains)
    if (fieldError !== undefined)
      return update({ stage: 'invalid', fieldError: wording.t(fieldError) })
    update({ stage: 'checking', fieldError: undefined })
    try {
      const answers = await Promise.all(domains.map((domain) => ask(domain, signal)))
      if (signal.aborted) return
      const rejected = domains.filter((_, at) => answers[at] === false)
      if (rejected.length === 0) update({ stage: 'valid' })
      // only the platform knows the existing top-level domains
      else if (rejected.some(hasLongSuffix))
        update({ stage: 'invalid', fieldError: wording.t('errors:domainInvalid') })
      else update({ stage: 'invalid', fieldError: wording.t('errors:domainRejected') })
    } catch (error) {
      if (signal.aborted || isCancelled(error)) return
      // No response arrived; checks again on the next key, or when the form is submitted.
      update({ stage: 'open', fieldError: messageOf(error) })
    }
  }

  return {
    $state,
    type(text) {
      controller.abort()
      update({ text, domains: parseDomains(text), stage: 'open', fieldError: undefined })
      debounce.restart(() => void look())
    },
    async accept() {
      if ($state.get().stage !== 'valid') await look()
      const { domains, stage } = $state.get()
      if (domains.length === 0 || stage === 'valid') return domains
      // still undecided if no response arrived, so the failure message stays
      if (stage === 'invalid') update({ fieldError: wording.t('errors:domainsUnaccepted') })
      return undefined
    },
    dispose() {
      debounce.stop()
      controller.abort()
    },
  }
}
