import { atom, type ReadableAtom } from 'nanostores'
import type { AnyDialog, Dialog } from './dialog.ts'

/** A dialog on show. */
export interface OpenDialog {
  readonly dialog: AnyDialog
  readonly input: unknown
  /** Tells two openings of one dialog apart. */
  readonly opening: number
}

/** Asks whether a dialog may close; a dirty form answers with what its user says. */
export type CloseGuard = () => boolean | Promise<boolean>

export interface Dialogs {
  readonly $dialog: ReadableAtom<OpenDialog | undefined>
  /**
   * Opens a dialog and resolves with its result, or undefined when it is closed without one.
   * One is open at a time: another closes first, and when its guard says no, nothing opens.
   */
  open<Input, Result>(dialog: Dialog<Input, Result>, input: Input): Promise<Result | undefined>
  /** Opens after the dialog that is on show has closed (deep links wait); `input` is checked by its shape before. */
  openNext(dialog: AnyDialog, input: unknown): Promise<unknown>
  /** Closes with a result; nobody is asked. */
  finish(result: unknown): void
  /** Closes without a result, if the guard allows; tells whether it closed. */
  dismiss(): Promise<boolean>
  /** Closes what is on show and forgets what waits in line; nobody is asked, for its user has left. */
  reset(): void
  /** The open dialog's form asks to be asked; gives back how to stop asking. */
  guard(guard: CloseGuard): () => void
}

/** The one open dialog of a platform. */
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

  const mayClose = async (): Promise<boolean> => {
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
    if (!(await mayClose())) return false
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
    // An opening lasts until its dialog closes: the next in line waits for it.
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
      // Only the dialog's own view finishes it.
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
