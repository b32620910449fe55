import { atom, computed } from 'nanostores'
import { callErrors } from '../../foundation/errors/call-errors.ts'
import { changedNames, withDraft, writeDraft } from '../../foundation/storage/form-draft.ts'
import type { Services } from '../../platform/services.ts'
import { detailsProductOf, detailsVariantOf } from '../products/details-forms.ts'
import { createAddressLookup, isAddressField, type AddressLookup } from './address-lookup.ts'
import type { DetailsEditor, DomainInputs } from './details-editor-contract.ts'
import { createDetailsErrors } from './details-errors.ts'
import {
  detailsFormOf,
  withDependentFields,
  type DetailsField,
  type DetailsForm,
} from './details-form.ts'
import { createSave } from './details-save.ts'
import type {
  DetailsConflict,
  DetailsInput,
  DetailsNotice,
  DetailsState,
  SavedDetails,
  SaveStage,
} from './details-view.ts'
import { createDomainInput } from './domain-input.ts'
import { getAccount } from './endpoints.ts'
import type { Account } from './model.ts'

/** Whether a domain has an error. */
const hasDomainError = (domains: DomainInputs | undefined): boolean =>
  domains !== undefined &&
  [domains.domainName, domains.domains].some((each) => each.$state.get().stage === 'invalid')

/** No address override. A shared object, so that setting it again does not trigger a render. */
const noOverride = { isAvailable: false, isOverridden: false }

/** Creates the account details form. Its texts are in `account-form` and `errors`. */
export const createDetailsEditor = (
  services: Pick<Services, 'api' | 'clock' | 'host' | 'wording'>,
  input: DetailsInput,
): DetailsEditor => {
  const { api, clock, host, wording } = services
  const { accountId } = input
  const controller = new AbortController()
  const { signal } = controller
  const errors = callErrors(wording, {
    network: 'account-form:failure.network',
    session: 'account-form:failure.session',
    other: 'account-form:failure.load',
  })
  const $state = atom<DetailsState>({ kind: 'loading' })
  const $form = atom<DetailsForm | undefined>(undefined)
  const $base = atom<DetailsForm | undefined>(undefined)
  const $domains = atom<DomainInputs | undefined>(undefined)
  const $domainError = atom(false)
  const $stage = atom<SaveStage>({ kind: 'editing' })
  const $notice = atom<DetailsNotice | undefined>(undefined)
  const $conflict = atom<DetailsConflict | undefined>(undefined)
  const $saved = atom<SavedDetails | undefined>(undefined)
  const $override = atom(noOverride)
  const $restored = atom<readonly DetailsField[]>([])
  const $isDirty = computed(
    [$form, $base],
    (form, base) =>
      form !== undefined &&
      base !== undefined &&
      (Object.keys(base) as DetailsField[]).some((field) => form[field] !== base[field]),
  )
  const $canSave = computed(
    [$isDirty, $domainError, $stage, $state],
    (isDirty, hasErrors, { kind }, state) =>
      isDirty && !hasErrors && kind === 'editing' && state.kind === 'open' && !state.isLocked,
  )

  let lookup: AddressLookup | undefined
  let previousPatch = ''
  const fieldErrors = createDetailsErrors({
    clock,
    $state,
    $form,
    $override,
    check: () => lookup?.$check.get(),
  })
  const { $errors, show } = fieldErrors

  const put = (form: DetailsForm): void => {
    const base = $base.get()
    if (base === undefined) return
    $form.set(withDependentFields(form))
    writeDraft(host.tab, input.draftKey, form, base)
    show()
  }

  const set: DetailsEditor['set'] = (field, value) => {
    const form = $form.get()
    if (form === undefined || form[field] === value) return
    fieldErrors.change(field)
    if (isAddressField(field)) {
      lookup?.drop()
      $override.set(noOverride)
    }
    $notice.set(undefined)
    put({ ...form, [field]: value })
  }

  /** Creates the domain fields with the form's values. */
  const openDomains = (form: DetailsForm): void => {
    for (const each of Object.values($domains.get() ?? {})) each.dispose()
    const editorState = {
      domainName: createDomainInput(services, { start: form.domainName }),
      domains: createDomainInput(services, { start: form.domains, multi: true }),
    }
    for (const field of ['domainName', 'domains'] as const)
      editorState[field].$state.listen(({ text }) => {
        set(field, text)
        $domainError.set(hasDomainError(editorState))
      })
    $domains.set(editorState)
    $domainError.set(false)
  }

  /** Shows a stored account with the given unsaved values. */
  const open = (account: Account, form = detailsFormOf(account)): void => {
    $base.set(detailsFormOf(account))
    $form.set(form)
    openDomains(form)
    fieldErrors.reset()
    lookup?.drop()
    $override.set(noOverride)
    show()
  }

  const forget = (): void => {
    host.tab.remove(input.draftKey)
    $restored.set([])
  }

  const stopWake = host.onWake(() => {
    if ($notice.get()?.isOffline && !host.isOffline()) $notice.set(undefined)
  })

  const load = async (): Promise<void> => {
    if ($state.get().kind === 'unavailable') $state.set({ kind: 'loading' })
    try {
      const [account, quote] = await Promise.all([
        api.call(getAccount, { params: { id: accountId }, signal }),
        input.quote?.read(signal),
      ])
      previousPatch = quote?.lastPatched ?? ''
      const product = detailsProductOf(quote?.product ?? input.product, account.region)
      const isLocked = quote?.isLocked ?? false
      lookup?.dispose()
      lookup = createAddressLookup(
        services,
        account.region,
        () => $base.get() ?? detailsFormOf(account),
      )
      lookup.$check.listen((check) => {
        const isAvailable = check?.status === 'unverified' && check.mayConfirm
        $override.set({ isAvailable, isOverridden: false })
        show()
      })
      $state.set({ kind: 'open', account, variant: detailsVariantOf(product), isLocked })
      const start = detailsFormOf(account)
      // values typed since the form opened do not count as a restored draft
      const isFirst = $base.get() === undefined
      const form = isLocked ? start : withDraft(host.tab, input.draftKey, start)
      open(account, form)
      if (isFirst) $restored.set(changedNames(form, start))
    } catch (error) {
      errors.caught(error, (failed) =>
        $state.set({ kind: 'unavailable', error: failed, message: errors.messageOf(failed) }),
      )
    }
  }

  const saving = createSave(services, {
    input,
    signal,
    $state,
    $form,
    $base,
    $stage,
    $notice,
    $conflict,
    $saved,
    isAddressConfirmed: () => $override.get().isOverridden,
    previousPatch: () => previousPatch,
    rememberPatch(lastPatched) {
      previousPatch = lastPatched
    },
    async isValid() {
      const [domains, form, base] = [$domains.get(), $form.get(), $base.get()]
      fieldErrors.leaveAll()
      if (domains === undefined || fieldErrors.hasErrors()) return false
      const changed = (['domainName', 'domains'] as const).filter(
        (field) => form?.[field] !== base?.[field],
      )
      const accepted = await Promise.all(changed.map((field) => domains[field].accept()))
      $domainError.set(hasDomainError(domains))
      return accepted.every((each) => each !== undefined)
    },
    reject: fieldErrors.reject,
    open(account, form) {
      const state = $state.get()
      if (state.kind === 'open') $state.set({ ...state, account })
      if (form === undefined) forget()
      open(account, form)
      if (form !== undefined) writeDraft(host.tab, input.draftKey, form, detailsFormOf(account))
    },
  })

  return {
    $state,
    $form,
    $domains,
    $errors,
    $stage,
    $notice,
    $conflict,
    $saved,
    $override,
    $isDirty,
    $restored,
    $canSave,
    isFromRegister(field) {
      const state = $state.get()
      const registerFields: readonly string[] =
        state.kind === 'open' ? state.account.fromRegister : []
      return registerFields.includes(field) && $form.get()?.[field] === $base.get()?.[field]
    },
    load,
    set,
    fill(values) {
      const state = $state.get()
      if (state.kind !== 'open' || state.isLocked) return
      for (const field of Object.keys(detailsFormOf(state.account)) as DetailsField[]) {
        const value: unknown = values[field]
        if (typeof value !== 'string' || typeof $form.get()?.[field] !== 'string') continue
        fieldErrors.leave(field)
        set(field, value)
      }
      const form = $form.get()
      if (form !== undefined && 'domainName' in values) openDomains(form)
      show()
    },
    leave(field) {
      fieldErrors.leave(field)
      const form = $form.get()
      if (form !== undefined && isAddressField(field)) lookup?.ask(form)
      show()
    },
    confirmAddress(isOverridden) {
      $override.set({ ...$override.get(), isOverridden })
      show()
    },
    save: saving.save,
    answer: saving.answer,
    acknowledge: () => $stage.set({ kind: 'editing' }),
    take(field) {
      const conflict = $conflict.get()
      const form = $form.get()
      if (conflict === undefined || form === undefined) return
      put({ ...form, [field]: conflict.theirs[field] })
      if (field === 'domainName' || field === 'domains') openDomains($form.get() ?? form)
      $conflict.set({
        ...conflict,
        fields: conflict.fields.filter((each) => each !== field),
      })
    },
    reset() {
      forget()
      const state = $state.get()
      if (state.kind !== 'open') return
      $conflict.set(undefined)
      $notice.set(undefined)
      open(state.account)
    },
    dispose() {
      controller.abort()
      stopWake()
      lookup?.dispose()
      for (const each of Object.values($domains.get() ?? {})) each.dispose()
    },
  }
}
