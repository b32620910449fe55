import type { ReadableAtom, WritableAtom } from 'nanostores'
import { callErrors } from '../../foundation/errors/call-errors.ts'
import { ClientError, isCancelled, isOffline } from '../../foundation/errors/client-error.ts'
import type { Services } from '../../platform/services.ts'
import { detailsProductOf } from '../products/details-forms.ts'
import {
  conflictingFields,
  detailsFormOf,
  detailsOf,
  type DetailsField,
  type DetailsForm,
} from './details-form.ts'
import type {
  DetailsConflict,
  DetailsInput,
  DetailsNotice,
  DetailsState,
  QuoteEffect,
  SavedDetails,
  SaveStage,
  FieldMessage,
} from './details-view.ts'
import { getAccount } from './endpoints.ts'
import { checkAccountUpdate, updateAccount } from './form-endpoints.ts'
import { formFieldOf } from './mailing-address.ts'
import type { Account } from './model.ts'
import { waitForPatch } from './quote-patch.ts'

/** The context of a save. */
interface SaveContext {
  readonly input: DetailsInput
  readonly signal: AbortSignal
  readonly $state: ReadableAtom<DetailsState>
  readonly $form: ReadableAtom<DetailsForm | undefined>
  readonly $base: ReadableAtom<DetailsForm | undefined>
  readonly $stage: WritableAtom<SaveStage>
  readonly $notice: WritableAtom<DetailsNotice | undefined>
  readonly $conflict: WritableAtom<DetailsConflict | undefined>
  readonly $saved: WritableAtom<SavedDetails | undefined>
  isAddressConfirmed(): boolean
  /** `lastPatched` of the quote on screen before the change. */
  previousPatch(): string
  rememberPatch(lastPatched: string): void
  /** Validates all fields, including domains on the server, and shows errors. */
  isValid(): Promise<boolean>
  /** Shows the server's field errors. */
  reject(fieldErrors: readonly (readonly [DetailsField, FieldMessage])[]): void
  /** Shows the stored account with the given unsaved values. */
  open(account: Account, form?: DetailsForm): void
}

type OpenState = Extract<DetailsState, { kind: 'open' }>

const isFieldOf = (form: DetailsForm, field: string): field is DetailsField =>
  Object.hasOwn(form, field)

/** Creates the save of an account's details, inside and outside a quote (spec 2 §4). */
export const createSave = (
  services: Pick<Services, 'api' | 'clock' | 'wording'>,
  context: SaveContext,
): { save(): Promise<boolean>; answer(isAgreed: boolean): void } => {
  const { api, wording } = services
  const { input, signal, $stage, $notice, $conflict } = context
  const { accountId, quote } = input
  const errors = callErrors(wording, {
    network: 'account-form:failure.network',
    session: 'account-form:failure.session',
    other: 'account-form:failure.save',
  })
  const confirmedErrors = callErrors(wording, {
    network: 'account-form:failure.network',
    session: 'account-form:failure.session',
    other: 'account-form:failure.update',
  })
  let decide: (isAgreed: boolean) => void = () => {}
  /** Whether the user confirmed the effect on quotes. */
  let isConfirmed = false

  const bodyOf = (state: OpenState, form: DetailsForm) => {
    const product = detailsProductOf(input.product, state.account.region)
    return {
      ...detailsOf(form, state.variant),
      accountId,
      ...(quote !== undefined && { quoteId: quote.id }),
      ...(quote === undefined && product !== undefined && { product }),
      ...(context.isAddressConfirmed() && { isAddressConfirmed: true }),
    }
  }

  /**
   * The effect of the change on quotes; undefined if there is none, or if it need not be
   * confirmed.
   */
  const effectOf = async (body: ReturnType<typeof bodyOf>): Promise<QuoteEffect | undefined> => {
    if (quote !== undefined || !input.confirmsEffects) return undefined
    $stage.set({ kind: 'checking' })
    const effect = await api.call(checkAccountUpdate, { body, signal })
    if (effect.WillInvalidateQuotes) return 'invalidates'
    return effect.WillReferQuotes ? 'refers' : undefined
  }

  const confirm = (effect: QuoteEffect): Promise<boolean> =>
    new Promise((done) => {
      decide = done
      $stage.set({ kind: 'asking', effect })
    })

  /** Reads somebody else's changes; values not changed here become theirs. */
  const mergeTheirs = async (mine: DetailsForm, base: DetailsForm): Promise<void> => {
    const now = await api.call(getAccount, { params: { id: accountId }, signal })
    const theirs = detailsFormOf(now)
    const fields = conflictingFields({ mine, base, theirs }).filter(
      (field) => mine[field] !== base[field],
    )
    const unchanged = (Object.keys(base) as DetailsField[]).filter(
      (field) => mine[field] === base[field],
    )
    const merged = Object.fromEntries(unchanged.map((field) => [field, theirs[field]]))
    context.open(now, { ...mine, ...merged })
    $conflict.set({ fields, theirs })
  }

  const notify = (tone: DetailsNotice['tone'], text: string): void => $notice.set({ tone, text })

  /** Waits for the quote on screen. On failure, the form resets to the stored values. */
  const patch = async (account: Account): Promise<boolean> => {
    if (quote === undefined) return true
    $stage.set({ kind: 'patching' })
    const lastPatched = await waitForPatch(services, {
      quote,
      since: context.previousPatch(),
      signal,
    })
    context.open(account)
    if (lastPatched === undefined) {
      notify('error', wording.t('account-form:failure.patchTimeout'))
      return false
    }
    context.rememberPatch(lastPatched)
    notify('success', wording.t('account-form:details.quoteUpdated'))
    return true
  }

  const fail = async (
    error: ClientError,
    { account }: OpenState,
    form: DetailsForm,
    base: DetailsForm,
  ): Promise<void> => {
    if (error.code === 'accountChanged') return mergeTheirs(form, base)
    const atFields = error.fieldErrors.flatMap(({ field, message }) => {
      const own = formFieldOf(field ?? '')
      return isFieldOf(form, own) ? [[own, { text: message }] as const] : []
    })
    if (atFields.length > 0) return context.reject(atFields)
    // typed values stay if the server did not decide
    if (quote === undefined || error.phase !== 'answer' || error.status === 401) {
      const text = (isConfirmed ? confirmedErrors : errors).messageOf(error)
      return $notice.set({ tone: 'error', text, isOffline: isOffline(error) })
    }
    // spec 2 §8: the form resets to original values
    context.open(account)
    notify('error', wording.t('account-form:failure.patch'))
  }

  const send = async (state: OpenState, form: DetailsForm): Promise<boolean> => {
    const body = bodyOf(state, form)
    const effect = await effectOf(body)
    if (effect !== undefined && !(await confirm(effect))) return false
    isConfirmed = effect !== undefined
    $stage.set({ kind: 'saving' })
    const account = await api.call(updateAccount, {
      body,
      ifMatch: state.account.modified,
      signal,
    })
    $conflict.set(undefined)
    // the account is saved even if the repricing of its quote times out
    const isPatched = await patch(account)
    if (quote === undefined) {
      context.open(account)
      notify('success', wording.t('account-form:details.saved'))
    }
    context.$saved.set({ account, effect })
    if (effect === 'invalidates') $stage.set({ kind: 'invalidated' })
    return isPatched
  }

  return {
    answer: (isAgreed) => decide(isAgreed),
    async save() {
      const [state, form, base] = [context.$state.get(), context.$form.get(), context.$base.get()]
      const isReady = state.kind === 'open' && form !== undefined && base !== undefined
      if (!isReady || state.isLocked || $stage.get().kind !== 'editing') return false
      $notice.set(undefined)
      isConfirmed = false
      $stage.set({ kind: 'checking' })
      try {
        return (await context.isValid()) && (await send(state, form))
      } catch (error) {
        if (isCancelled(error)) return false
        if (!(error instanceof ClientError)) throw error
        await fail(error, state, form, base).catch((other: unknown) =>
          notify('error', other instanceof ClientError ? errors.messageOf(other) : String(other)),
        )
        return false
      } finally {
        if ($stage.get().kind !== 'invalidated') $stage.set({ kind: 'editing' })
      }
    },
  }
}
