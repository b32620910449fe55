import { atom, computed, type ReadableAtom } from 'nanostores'
import { callErrors } from '../../foundation/errors/call-errors.ts'
import { ClientError, isCancelled } from '../../foundation/errors/client-error.ts'
import type { Stop } from '../../foundation/host/host.ts'
import { changedNames, withDraft, writeDraft } from '../../foundation/storage/form-draft.ts'
import type { Services } from '../../platform/services.ts'
import { extendedProductOf } from '../products/security-forms.ts'
import { getSecurityAnswers, saveSecurityAnswers } from './endpoints.ts'
import { differing, formOf, mergedForm, savedOf, type FormName, type SecurityForm } from './form.ts'
import type { SecurityAnswersRecord } from './model.ts'
import { missingAnswers, type SecurityContext } from './rules.ts'

/** State of the security questions. */
export type SecurityState =
  | { readonly kind: 'loading' }
  /** The questions could not be loaded. */
  | { readonly kind: 'unavailable'; readonly error: ClientError; readonly message: string }
  | { readonly kind: 'open' }

/** A conflict: somebody else saved answers while these were edited. */
export interface AnswersConflict {
  readonly mine: SecurityForm
  readonly theirs: SecurityForm
  /** The questions with different answers. */
  readonly names: readonly FormName[]
}

/** The quoted product and coverages, as set by the page. */
interface Asked {
  readonly product: string | undefined
  /** Ids of the selected coverages, separated by commas. */
  readonly coverages: string | undefined
}

/** The security questions of an account: answers, missing answers and save. */
export interface SecurityEditor {
  /** The context that determines which questions are asked; see `ask`. */
  readonly $context: ReadableAtom<SecurityContext>
  readonly $state: ReadableAtom<SecurityState>
  readonly $form: ReadableAtom<SecurityForm>
  readonly $isDirty: ReadableAtom<boolean>
  /** The questions with restored draft answers; none once saved or discarded. */
  readonly $restored: ReadableAtom<readonly FormName[]>
  readonly $isSaving: ReadableAtom<boolean>
  /** Missing required answers, after a save was attempted. */
  readonly $missing: ReadableAtom<readonly FormName[]>
  readonly $notice: ReadableAtom<{ tone: 'success' | 'error'; text: string } | undefined>
  readonly $conflict: ReadableAtom<AnswersConflict | undefined>
  /** Number of successful saves. */
  readonly $saves: ReadableAtom<number>
  /** Loads the answers and keeps typed values. */
  load(): Promise<void>
  /** Changes the product or the coverages and keeps typed values. */
  ask(asked: Asked): void
  set(name: FormName, value: string): void
  /** Returns false if an answer is missing or the save failed; the form shows why. */
  save(): Promise<boolean>
  /** Resets the form to the saved answers. */
  reset(): void
  dispose: Stop
}

const parseIds = (text: string | undefined): readonly number[] =>
  (text ?? '')
    .split(',')
    .map((each) => Number(each.trim() || 'none'))
    .filter(Number.isInteger)

const contextOf = ({ product, coverages }: Asked) => ({
  product: extendedProductOf(product),
  coverages: parseIds(coverages),
})

const empty = formOf({ fields: {}, p250Details: {} })

/** Creates the security questions of an account. Its texts are in `security`. */
export const createSecurityEditor = (
  { api, host, wording }: Pick<Services, 'api' | 'host' | 'wording'>,
  {
    accountId,
    draftKey,
    ...first
  }: Asked & {
    readonly accountId: string
    /** The key of the draft in the tab's storage. */
    readonly draftKey: string
  },
): SecurityEditor => {
  const params = { accountId }
  const $context = atom(contextOf(first))
  const controller = new AbortController()
  const { signal } = controller
  const errors = callErrors(wording, {
    network: 'security:failure.network',
    session: 'security:failure.session',
    other: 'security:failure.load',
  })
  const $state = atom<SecurityState>({ kind: 'loading' })
  const $form = atom<SecurityForm>(empty)
  const $base = atom<SecurityForm>(empty)
  const $wasSubmitted = atom(false)
  const $restored = atom<readonly FormName[]>([])
  const $isSaving = atom(false)
  const $notice = atom<{ tone: 'success' | 'error'; text: string } | undefined>(undefined)
  const $conflict = atom<AnswersConflict | undefined>(undefined)
  const $saves = atom(0)
  let seen = ''
  /** The answers of that version. */
  let known = empty

  const forget = (): void => {
    host.tab.remove(draftKey)
    $restored.set([])
  }

  const missingOf = (form: SecurityForm): readonly FormName[] => {
    const { fields, p250Details } = savedOf(form)
    return missingAnswers($context.get(), fields, p250Details).map(({ name }) => name)
  }

  const open = (record: SecurityAnswersRecord, form = formOf(record)): void => {
    seen = record.modified ?? ''
    known = formOf(record)
    $base.set(known)
    $form.set(form)
    $wasSubmitted.set(false)
    $conflict.set(undefined)
    $state.set({ kind: 'open' })
  }

  const compare = async (mine: SecurityForm): Promise<void> => {
    const now = await api.call(getSecurityAnswers, { params, signal })
    const theirs = formOf(now)
    const form = mergedForm({ mine, base: known, theirs })
    seen = now.modified ?? ''
    known = theirs
    $form.set(form)
    writeDraft(host.tab, draftKey, form, $base.get())
    $conflict.set({ mine, theirs, names: differing(mine, theirs) })
  }

  const notify = (error: unknown): void => {
    const reason = error instanceof ClientError ? errors.messageOf(error) : String(error)
    $notice.set({ tone: 'error', text: `${wording.t('security:failed')} ${reason}` })
  }

  return {
    $context,
    $state,
    $form,
    $isDirty: computed([$form, $base], (form, base) => differing(form, base).length > 0),
    $restored,
    $isSaving,
    $missing: computed([$form, $wasSubmitted, $context], (form, wasSubmitted) =>
      wasSubmitted ? missingOf(form) : [],
    ),
    $notice,
    $conflict,
    $saves,
    async load() {
      if ($state.get().kind === 'unavailable') $state.set({ kind: 'loading' })
      try {
        const record = await api.call(getSecurityAnswers, { params, signal })
        // answers given since the form opened do not count as a restored draft
        const isFirst = $state.get().kind !== 'open'
        const form = withDraft(host.tab, draftKey, formOf(record))
        open(record, form)
        if (isFirst) $restored.set(changedNames(form, formOf(record)))
      } catch (error) {
        errors.caught(error, (failed) =>
          $state.set({ kind: 'unavailable', error: failed, message: errors.messageOf(failed) }),
        )
      }
    },
    ask: (asked) => $context.set(contextOf(asked)),
    set(name, value) {
      $notice.set(undefined)
      const form = { ...$form.get(), [name]: value }
      $form.set(form)
      writeDraft(host.tab, draftKey, form, $base.get())
    },
    async save() {
      const form = $form.get()
      if ($isSaving.get() || $state.get().kind !== 'open') return false
      $wasSubmitted.set(true)
      $notice.set(undefined)
      if (missingOf(form).length > 0) return false
      $isSaving.set(true)
      try {
        const { product, coverages } = $context.get()
        const body = {
          accountId,
          ...savedOf(form),
          ...(product !== undefined && { product }),
          ...(coverages.length > 0 && { coverages: [...coverages] }),
        }
        open(await api.call(saveSecurityAnswers, { body, ifMatch: seen, signal }))
        forget()
        $notice.set({ tone: 'success', text: wording.t('security:saved') })
        $saves.set($saves.get() + 1)
        return true
      } catch (error) {
        if (isCancelled(error)) return false
        const isStale = error instanceof ClientError && error.code === 'securityAnswersChanged'
        if (isStale) await compare(form).catch(notify)
        else notify(error)
        return false
      } finally {
        $isSaving.set(false)
      }
    },
    reset() {
      forget()
      $notice.set(undefined)
      $conflict.set(undefined)
      $wasSubmitted.set(false)
      $base.set(known)
      $form.set(known)
    },
    dispose: () => controller.abort(),
  }
}
