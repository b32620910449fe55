import { atom, type ReadableAtom } from 'nanostores'
import type { AnyDialog, Dialog } from './dialog.ts'

/** An open dialog. */
export interface OpenDialog {
  readonly dialog: AnyDialog
  readonly input: unknown
  /** Distinguishes two openings of one dialog. */
  readonly opening: number
}

/** Decides whether a dialog may close; a dirty form asks its user. */
export type CloseGuard = () => boolean | Promise<boolean>

export interface Dialogs {
  readonly $dialog: ReadableAtom<OpenDialog | undefined>
  /**
   * Opens a dialog and resolves with its result, or with undefined when it is closed without one.
   * Only one is open at a time: another is closed first, and if its guard declines, nothing opens.
   */
  open<Input, Result>(dialog: Dialog<Input, Result>, input: Input): Promise<Result | undefined>
  /**
   * Opens after the open dialog has closed, for deep links. The caller has checked `input` against
   * its shape.
   */
  openNext(dialog: AnyDialog, input: unknown): Promise<unknown>
  /** Closes with a result, without asking the guard. */
  finish(result: unknown): void
  /** Closes without a result if the guard allows it; returns whether it closed. */
  dismiss(): Promise<boolean>
  /** Closes the open dialog and drops the waiting ones without asking, for a sign-out. */
  reset(): void
  /** Registers a guard of the open dialog's form; returns a function that removes it. */
  guard(guard: CloseGuard): () => void
}

/** The dialogs of a platform; one is open at a time. */
export const createDialogs = (): Dialogs => {
  const $dialog = atom<OpenDialog | undefined>()
  let settle: (result: unknown) => void = () => {}
  let guards: readonly CloseGuard[] = []
  let openings = 0
  let resets = 0
  let line: Promise<unknown> = Promise.resolve()

  const close = (result: unknown): void => {
    guards = []
    $dialog.set(undefined)
    settle(result)
  }

  const canClose = async (): Promise<boolean> => {
    for (const guard of guards.toReversed()) {
      // One question at a time, in the order of their forms.
      // oxlint-disable-next-line no-await-in-loop
      if (!(await guard())) return false
    }
    return true
  }

  const dismiss = async (): Promise<boolean> => {
    const asked = $dialog.get()
    if (asked === undefined) return true
    if (!(await canClose())) return false
    if ($dialog.get() === asked) close(undefined)
    return true
  }

  const openAny = async (dialog: AnyDialog, input: unknown): Promise<unknown> => {
    const asked = resets
    if (!(await dismiss()) || asked !== resets) return undefined
    return new Promise((resolve) => {
      settle = resolve
      openings += 1
      $dialog.set({ dialog, input, opening: openings })
    })
  }

  const untilNone = (): Promise<void> => {
    if ($dialog.get() === undefined) return Promise.resolve()
    return new Promise((resolve) => {
      const stop = $dialog.listen((dialog) => {
        if (dialog !== undefined) return
        stop()
        resolve()
      })
    })
  }

  const openNext: Dialogs['openNext'] = (dialog, input) => {
    // The next dialog waits until this one is closed.
    const asked = resets
    const opening = line
      .then(untilNone)
      .then(() => (asked === resets ? openAny(dialog, input) : undefined))
    line = opening.catch(() => {})
    return opening
  }

  return {
    $dialog,
    async open<Input, Result>(dialog: Dialog<Input, Result>, input: Input) {
      // Only the dialog's own view can finish it.
      return (await openAny(dialog, input)) as Result | undefined
    },
    openNext,
    finish: close,
    dismiss,
    reset() {
      resets += 1
      close(undefined)
    },
    guard(guard) {
      guards = [...guards, guard]
      return () => {
        guards = guards.filter((each) => each !== guard)
      }
    },
  }
}
