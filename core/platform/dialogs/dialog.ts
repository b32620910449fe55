import type * as z from 'zod/mini'

/** What a dialog's view is handed: its input, and the two ways out. */
export interface DialogProps<Input, Result> {
  readonly input: Input
  /** Closes with a result. */
  readonly finish: (result: Result) => void
  /** Closes without one; a dirty form asks first. */
  readonly dismiss: () => void
}

/** The input of a dialog that takes none: `{}`. */
export type NoInput = Record<string, never>

/** Any dialog, its input and result unknown. */
export interface AnyDialog {
  /** Its name in addresses: `?modal=decline-quote`. */
  readonly id: string
  /** Checks what an address hands over. */
  readonly input: z.ZodMiniType
  /** 27, 40 or 60 rem (spec 1 §9). */
  readonly width: 'narrow' | 'medium' | 'wide'
  /** Does not close by a press outside: it holds input, or must be answered. */
  readonly sticky: boolean
  /** False where no address may open it. */
  readonly linkable: boolean
  /** Brings the view when the dialog is opened. */
  readonly load: () => Promise<(props: DialogProps<never, unknown>) => unknown>
}

/** A dialog: an async function with typed input and result, whose code comes when it is opened. */
export interface Dialog<Input, Result> extends AnyDialog {
  readonly input: z.ZodMiniType<Input>
  readonly load: () => Promise<(props: DialogProps<Input, Result>) => unknown>
}

/** Declares a dialog; addresses may open it unless it says otherwise. */
/*@__NO_SIDE_EFFECTS__*/
export const dialog = <Input, Result>(
  value: Omit<Dialog<Input, Result>, 'linkable'> & { readonly linkable?: false },
): Dialog<Input, Result> => ({ linkable: true, ...value })

/**
 * The dialog that an address asks for by id and data, if there is such a one that addresses may
 * open and the data fits its shape.
 */
export const linkedDialog = (
  dialogs: readonly AnyDialog[],
  id: string | undefined,
  data: string | undefined,
): { readonly dialog: AnyDialog; readonly input: unknown } | undefined => {
  const found = dialogs.find((each) => each.id === id && each.linkable)
  if (!found) return undefined
  try {
    const input = found.input.safeParse(JSON.parse(data ?? '{}'))
    return input.success ? { dialog: found, input: input.data } : undefined
  } catch {
    return undefined
  }
}
