import { atom, type ReadableAtom } from 'nanostores'
import { ClientError, isCancelled } from '../../../foundation/errors/client-error.ts'
import type { KeyValue, Stop } from '../../../foundation/host/host.ts'
import type { Services } from '../../../platform/services.ts'
import { isUnanswered } from '../../../platform/version/server-state.ts'
import { waitForServer, type ServerWait } from '../../../platform/version/wait-for-server.ts'
import type { QuotedProduct } from '../../products/products.ts'
import { deleteWizardDraft, getWizardDraft, saveWizardDraft } from './endpoints.ts'
import { createLocalCopy } from './local-copy.ts'
import { maxValuesLength, type WizardDraft, type WizardValues } from './model.ts'

/** The subject and the author of a draft. */
export interface DraftSubject {
  readonly userId: string
  readonly accountId: string
  readonly product: QuotedProduct
  /** The policy to renew. */
  readonly policyId?: string | undefined
}

/**
 * `saved`: the server has all typed values. `failed`: saving is retried on the next change or when
 * the connection returns.
 */
export type DraftState = 'opening' | 'saved' | 'unsaved' | 'saving' | 'failed'

export interface DraftStore {
  readonly $state: ReadableAtom<DraftState>
  readonly $values: ReadableAtom<WizardValues>
  /** A newer version saved by another tab or device; `takeOther` or `keepOwn` resolves it. */
  readonly $other: ReadableAtom<WizardDraft | undefined>
  /** When the restored draft was last saved; undefined if the draft started empty. */
  readonly $resumed: ReadableAtom<string | undefined>
  /** Counts replacements of the values from outside, so that views can reset. */
  readonly $generation: ReadableAtom<number>
  /** Storage for the calculator whose values are part of the draft. */
  readonly tab: KeyValue
  /** Loads the draft; called again after a failure. */
  open(): Promise<void>
  setStep(step: NonNullable<WizardValues['step']>): void
  /** Saves unsaved values immediately. */
  save(): Promise<void>
  /** Continues with the other tab's version. */
  takeOther(): void
  /** Overwrites the other tab's version. */
  keepOwn(): void
  /** Empties the draft. */
  startOver(): void
  /** Deletes the draft after its quote was saved. */
  forget(): Promise<void>
  stop(): void
}

/** Delay between the last change and the save, in milliseconds. */
const pause = 600

type Dependencies = Pick<Services, 'api' | 'clock' | 'host'>

/** Creates the store of a draft, which is saved on the server as the user types. */
export const createDraftStore = (platform: Dependencies, subject: DraftSubject): DraftStore => {
  const { accountId, product, policyId, userId } = subject
  const which = {
    params: { accountId, product },
    query: policyId === undefined ? {} : { policyId },
  }
  const name = [userId, accountId, product, policyId].filter(Boolean).join('.')
  const local = createLocalCopy(platform.host.tab, name)
  const channel = platform.host.channel(`parapet.draft.${name}`)
  const $state = atom<DraftState>('opening')
  const $values = atom<WizardValues>({})
  const $generation = atom(0)
  const $other = atom<WizardDraft | undefined>(undefined)
  const $resumed = atom<string | undefined>(undefined)
  let revision = 0
  let isForgotten = false
  let stopTimer: Stop | undefined
  let saving: Promise<void> | undefined
  let outage: ServerWait | undefined

  const accept = (draft: WizardDraft): void => {
    revision = draft.revision
    $values.set(draft.values)
    local.remove()
    $generation.set($generation.get() + 1)
    $state.set('saved')
  }

  const isNewer = (draft: WizardDraft): boolean => draft.revision !== revision

  /** Whether a draft has the values typed here. A different step alone is not a conflict. */
  const isSame = ({ values }: WizardDraft): boolean =>
    (values.calculator ?? '') === ($values.get().calculator ?? '')

  const readOther = async (): Promise<void> => {
    const found = await platform.api.call(getWizardDraft, which)
    if (isForgotten || saving !== undefined || !isNewer(found)) return
    if (!isSame(found)) {
      $other.set(found)
      return
    }
    revision = found.revision
    if ($state.get() !== 'failed') return
    $state.set('unsaved')
    await save()
  }

  const saveAfterOutage = (): void => {
    outage ??= waitForServer(platform, async () => {
      outage?.stop()
      outage = undefined
      await save()
    })
  }

  const send = async (): Promise<void> => {
    const values = $values.get()
    $state.set('saving')
    try {
      const saved = await platform.api.call(saveWizardDraft, {
        ...which,
        body: { values, revision },
      })
      revision = saved.revision
      channel.post(revision)
      if ($values.get() !== values) return
      local.remove()
      $state.set('saved')
    } catch (error) {
      if (isCancelled(error)) return
      $state.set('failed')
      if (isUnanswered(error)) saveAfterOutage()
      if (error instanceof ClientError && error.code === 'draftChanged') {
        saving = undefined
        await readOther().catch(() => undefined)
      }
    }
  }

  const save = async (): Promise<void> => {
    stopTimer?.()
    stopTimer = undefined
    if (saving !== undefined) {
      // values typed during a save are saved after it
      await saving
      return save()
    }
    const isDone = $state.get() === 'saved' || $state.get() === 'opening'
    if (isDone || isForgotten || $other.get() !== undefined) return
    saving = send().finally(() => (saving = undefined))
    await saving
    if ($state.get() === 'saving') {
      $state.set('unsaved')
      await save()
    }
  }

  const change = (values: WizardValues): void => {
    if (isForgotten) return
    $values.set(values)
    local.write({ values, revision })
    if ($state.get() !== 'saving') $state.set('unsaved')
    stopTimer?.()
    stopTimer = platform.host.time.after(pause, () => void save())
  }

  const check = (): void => void readOther().catch(() => undefined)
  const stops: Stop[] = []

  return {
    $state,
    $values,
    $other,
    $resumed,
    $generation,
    tab: {
      get: (key) => (key.endsWith('.left') ? undefined : $values.get().calculator || undefined),
      set(key, calculator) {
        if (key.endsWith('.left')) return
        if (calculator.length > maxValuesLength) $state.set('failed')
        else if (calculator !== $values.get().calculator) change({ ...$values.get(), calculator })
      },
      remove(key) {
        const { calculator, ...rest } = $values.get()
        if (!key.endsWith('.left') && calculator !== undefined) change(rest)
      },
      keys: () => [],
    },
    async open() {
      const found = await platform.api.call(getWizardDraft, which)
      const typed = local.read()
      accept(found)
      if (found.values.calculator && found.modified !== null) $resumed.set(found.modified)
      // typed in this tab and not saved before it was closed
      if (typed !== undefined) {
        $values.set(typed.values)
        local.write({ values: typed.values, revision: typed.revision })
        $state.set('unsaved')
        if (typed.revision !== found.revision && !isSame(found)) $other.set(found)
        else void save()
      }
      if (stops.length === 0) stops.push(channel.listen(check), platform.host.onWake(check))
    },
    setStep(step) {
      if ($state.get() !== 'opening' && step !== $values.get().step) {
        change({ ...$values.get(), step })
      }
    },
    save,
    takeOther() {
      const other = $other.get()
      $other.set(undefined)
      if (other !== undefined) accept(other)
    },
    keepOwn() {
      revision = $other.get()?.revision ?? revision
      $other.set(undefined)
      $state.set('unsaved')
      void save()
    },
    startOver() {
      $resumed.set(undefined)
      // views of the values unmount first, so that none writes them back
      $generation.set($generation.get() + 1)
      change({})
    },
    async forget() {
      isForgotten = true
      stopTimer?.()
      local.remove()
      await saving
      // a draft that stays keeps its request id, so that saving again does not create a second
      // quote
      await platform.api.call(deleteWizardDraft, which).catch(() => undefined)
    },
    stop() {
      stopTimer?.()
      void save()
      outage?.stop()
      for (const stop of stops) stop()
      channel.close()
    },
  }
}
