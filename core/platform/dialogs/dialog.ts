import type * as z from 'zod/mini'

/** The props of a dialog's view: its input, and the two ways to close. */
export interface DialogProps<Input, Result> {
  readonly input: Input
  /** Closes with a result. */
  readonly finish: (result: Result) => void
  /** Closes without a result; a dirty form asks first. */
  readonly dismiss: () => void
}

/** The input of a dialog without input: `{}`. */
export type NoInput = Record<string, never>

/** Any dialog, with unknown input and result. */
export interface AnyDialog {
  /** Its id in addresses: `?modal=decline-quote`. */
  readonly id: string
  /** Checks the data in an address. */
  readonly input: z.ZodMiniType
  /** 27, 40 or 60 rem (spec 1 §9). */
  readonly width: 'narrow' | 'medium' | 'wide'
  /** Whether it stays open on a click outside, because it has input or needs an answer. */
  readonly sticky: boolean
  /** False if addresses must not open it. */
  readonly linkable: boolean
  /** Loads the view when the dialog is opened. */
  readonly load: () => Promise<(props: DialogProps<never, unknown>) => unknown>
}

/** A dialog: an async function with typed input and result, whose code is loaded on opening. */
export interface Dialog<Input, Result> extends AnyDialog {
  readonly input: z.ZodMiniType<Input>
  readonly load: () => Promise<(props: DialogProps<Input, Result>) => unknown>
}

/** Declares a dialog; addresses may open it by default. */
/*@__NO_SIDE_EFFECTS__*/
export const dialog = <Input, Result>(
  value: Omit<Dialog<Input, Result>, 'linkable'> & { readonly linkable?: false },
): Dialog<Input, Result> => ({ linkable: true, ...value })

/**
 * The dialog in an address, by id and data; undefined unless addresses may open it and the
 * data is valid.
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
